import { UsageError } from '../command.ts'

/** A whole number of at least `least`, or a sentence that says what is wrong. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const value = Number(text)
  if (!/^-?\d+$/.test(text.trim()) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`${option} takes a whole number of at least ${least}, not "${text}".`)
  return value
}

/** Two bots, written `a,b`; one stands for both. */
export function twoBots(text: string): [string, string] {
  const bots = text.split(',').map((bot) => bot.trim())
  const [one, two = one] = bots
  if (!one || !two || bots.length > 2)
    throw new UsageError(`--bots takes one or two bots, such as heuristic,random, not "${text}".`)
  return [one, two]
}
