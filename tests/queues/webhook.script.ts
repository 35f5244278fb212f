export interface Reply {
  status?: number
  headers?: Record<string, string>
  text?: string
  delay?: number
  does?: 'hang' | 'cut'
}

export interface Given {
  answers?: Reply[]
  rules?: { word: string; answers: Reply[] }[]
}

export interface Received {
  headers: Record<string, string>
  body: string
  at: number
}
