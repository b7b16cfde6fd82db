import type { AttackChoice, BlockChoice, DecisionOf, EntityId, ObjectId } from 'spellwright'
import { InvalidInput, letter, numbered, type Prompt } from './prompt.ts'

/** Reads `3b` as the third candidate and the second letter; the letter may be left out. */
function readPairs(line: string): { number: number; letter: number | null }[] | InvalidInput {
  const pairs: { number: number; letter: number | null }[] = []
  for (const part of line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const match = /^(\d+)([a-z]?)$/.exec(part)
    if (!match) return new InvalidInput(`"${part}" is not a number, or a number and a letter such as 2a.`)
    pairs.push({ number: Number(match[1]) - 1, letter: match[2] ? match[2].charCodeAt(0) - 97 : null })
  }
  return pairs
}

const distinct = <T>(lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())]

const defendersOf = ({ candidates }: DecisionOf<'attack'>): EntityId[] => distinct(candidates.map((c) => c.defenders))

export const attackPrompt: Prompt<'attack'> = {
  lines: (decision, table) => {
    const defenders = defendersOf(decision)
    const defenderLines = defenders.map((defender, index) => `   ${letter(index)}  ${table.label(defender)}`)
    const attackers = numbered(decision.candidates.map(({ attacker }) => table.label(attacker)))
    return defenders.length > 1 ? [...attackers, '      can attack', ...defenderLines] : attackers
  },
  hint: (decision) => {
    const letterHint = defendersOf(decision).length > 1 ? ', with a letter for what they attack (1a 2b)' : ''
    const least = decision.minimum().length
    return `numbers${letterHint}, "all", Enter for ${least === 0 ? 'no attack' : 'only the attackers that must attack'}`
  },
  read: (line, decision) => {
    const { candidates } = decision
    if (line === '') return decision.minimum()
    if (line.toLowerCase() === 'all')
      return candidates.flatMap(({ attacker, defenders: [defender] }) =>
        defender === undefined ? [] : [{ attacker, defender }],
      )
    const pairs = readPairs(line)
    if (pairs instanceof InvalidInput) return pairs
    const choices: AttackChoice[] = []
    for (const { number, letter } of pairs) {
      const candidate = candidates[number]
      if (!candidate) return new InvalidInput(`The attackers are numbered from 1 to ${candidates.length}.`)
      const defender = letter === null ? candidate.defenders[0] : defendersOf(decision)[letter]
      if (defender === undefined) return new InvalidInput('No defender has that letter.')
      choices.push({ attacker: candidate.attacker, defender })
    }
    return choices
  },
}

const attackersOf = (candidates: readonly { readonly attackers: readonly ObjectId[] }[]): ObjectId[] =>
  distinct(candidates.map(({ attackers }) => attackers))

export const blockPrompt: Prompt<'block'> = {
  lines: ({ candidates }, table) => {
    const attackers = attackersOf(candidates)
    const letters = (ids: readonly ObjectId[]): string => ids.map((id) => letter(attackers.indexOf(id))).join(' ')
    return [
      ...attackers.map((id, index) => `   ${letter(index)}  ${table.label(id)}`),
      '      can be blocked by',
      ...numbered(candidates.map((c) => `${table.label(c.blocker)}: can block ${letters(c.attackers)}`)),
    ]
  },
  hint: ({ minimum }) =>
    `blocks as "1a 2a 3b", Enter for ${minimum().length === 0 ? 'no block' : 'only the blocks that must be made'}`,
  read: (line, { candidates, minimum }) => {
    if (line === '') return minimum()
    const attackers = attackersOf(candidates)
    const pairs = readPairs(line)
    if (pairs instanceof InvalidInput) return pairs
    const choices: BlockChoice[] = []
    for (const { number, letter } of pairs) {
      const candidate = candidates[number]
      if (!candidate) return new InvalidInput(`The blockers are numbered from 1 to ${candidates.length}.`)
      const attacker = letter === null && attackers.length === 1 ? attackers[0] : attackers[letter ?? -1]
      if (attacker === undefined) return new InvalidInput('Say which attacker is blocked, by its letter: 1a.')
      choices.push({ blocker: candidate.blocker, attacker })
    }
    return choices
  },
}
