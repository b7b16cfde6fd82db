import { NUMBER, numberOf, numberWord } from './numbers.ts'

interface ModeCount {
  readonly min: number
  readonly max: number
}

/** How many modes are chosen, of so many (CR 700.2). */
export function modeCountWords({ min, max }: ModeCount, options: number): string {
  if (min === max) return numberWord(min)
  if (min === 0) return `up to ${numberWord(max)}`
  if (min === 1 && max === options) return max === 2 ? 'one or both' : 'one or more'
  return `${numberWord(min)} or ${numberWord(max)}`
}

export const MODE_COUNT = `one or both|one or more|any number|up to (?:${NUMBER})|${NUMBER}`

export function readModeCount(text: string, options: number): ModeCount | undefined {
  if (text === 'one or both' || text === 'one or more') return { min: 1, max: text === 'one or both' ? 2 : options }
  if (text === 'any number') return { min: 0, max: options }
  const isUpTo = text.startsWith('up to ')
  const max = numberOf(isUpTo ? text.slice('up to '.length) : text)
  return max === undefined ? undefined : { min: isUpTo ? 0 : max, max }
}
