import { draftsKey, type StagedDraft } from './staged-draft.ts'

const MAX_DRAFTS = 100
const MAX_LENGTH = 2_000_000

/** Writes drafts into R2, some into each object: who saves a few of them reads an object as a whole. */
export class DraftChunks {
  private readonly files: R2Bucket
  private readonly stage: string
  private drafts: string[] = []
  private length = 0
  /** Names the object that the next draft goes into. */
  first: number

  constructor(files: R2Bucket, stage: string, first: number) {
    this.files = files
    this.stage = stage
    this.first = first
  }

  /** Returns the length of the draft as JSON. */
  async add(position: number, draft: StagedDraft): Promise<number> {
    const text = `${JSON.stringify(String(position))}:${JSON.stringify(draft)}`
    const isFull =
      this.drafts.length >= MAX_DRAFTS || (this.drafts.length > 0 && this.length + text.length > MAX_LENGTH)
    if (isFull) {
      await this.write()
      this.first = position
    }
    this.drafts.push(text)
    this.length += text.length
    return text.length
  }

  async write(): Promise<void> {
    if (this.drafts.length > 0) await this.files.put(draftsKey(this.stage, this.first), `{${this.drafts.join(',')}}`)
    this.drafts = []
    this.length = 0
  }
}
