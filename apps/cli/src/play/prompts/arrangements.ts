import { defaultAnswer } from 'spellwright'
import { InvalidInput, numbered, type Prompt, readPositions } from './prompt.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const orderPrompt: Prompt<'order'> = {
  lines: ({ items }) => numbered(items.map(({ label }) => label)),
  hint: () => 'all numbers in the order you want, Enter for the order shown',
  read: (line, { items }) => (line === '' ? range(items.length) : readPositions(line, items.length)),
}

/** Cards that the answer does not mention stay in the first place, after those that it does. */
export const arrangePrompt: Prompt<'arrange'> = {
  lines: ({ items }, table) => numbered(items.map((id) => table.label(id))),
  hint: ({ places }) =>
    `${places.join(' / ')}: "2 1 / 3" puts 2 and then 1 on ${places[0]}, 3 on ${places[1] ?? places[0]}; Enter leaves them`,
  read: (line, { items, places }) => {
    const parts = line.split('/').map((part) => readPositions(part, items.length))
    const wrong = parts.find((part) => part instanceof InvalidInput)
    if (wrong) return wrong
    if (parts.length > places.length)
      return new InvalidInput(`There are only ${places.length} places: ${places.join(', ')}.`)
    const named = places.map((_, place) => (parts[place] as number[] | undefined) ?? [])
    const rest = range(items.length).filter((index) => !named.flat().includes(index))
    return named.map((list, place) => (place === 0 ? [...list, ...rest] : list))
  },
}

export const pilesPrompt: Prompt<'piles'> = {
  lines: ({ items }, table) => numbered(items.map((id) => table.label(id))),
  hint: () => 'the numbers of the first pile, 0 for an empty one',
  read: (line, { items }) => {
    if (line === '0') return []
    return line === ''
      ? new InvalidInput('Type the numbers of the first pile, or 0.')
      : readPositions(line, items.length)
  },
}

export const dividePrompt: Prompt<'divide'> = {
  lines: (decision, table) =>
    decision.among.map((entity, index) => `      ${table.label(entity)}: ${decision.suggestion[index]}`),
  hint: ({ total, among }) =>
    `${among.length} numbers that add up to ${total}, in this order; Enter for the numbers shown`,
  read: (line, decision) => {
    if (line === '') return defaultAnswer<'divide'>(decision)
    const shares = line.split(/[\s,]+/).map(Number)
    return shares.every(Number.isInteger) ? shares : new InvalidInput('Type whole numbers with spaces between them.')
  },
}
