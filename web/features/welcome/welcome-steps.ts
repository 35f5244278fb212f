export const welcomeSteps = ['household', 'measures', 'foods', 'recipes', 'invite'] as const

export type WelcomeStep = (typeof welcomeSteps)[number]

/** The step after it, or undefined after the last. */
export const stepAfter = (step: WelcomeStep): WelcomeStep | undefined => welcomeSteps[welcomeSteps.indexOf(step) + 1]

export const stepBefore = (step: WelcomeStep): WelcomeStep | undefined => welcomeSteps[welcomeSteps.indexOf(step) - 1]
