/** Whether the system lets things move; sounds follow it too. */
export const isMotionAllowed = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
