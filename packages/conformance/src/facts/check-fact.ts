import { NotRunnable } from '../format/errors.ts'
import type { Fact } from '../format/scenario.ts'
import { referenceText } from '../table/reference.ts'
import type { Table } from '../table/table.ts'
import { abilityFacts } from './ability-facts.ts'
import type { FactCheck, Verdict } from './fact.ts'
import { gameFacts } from './game-facts.ts'
import { permanentFacts } from './permanent-facts.ts'
import { zoneFacts } from './zone-facts.ts'

const FACTS: ReadonlyMap<string, FactCheck> = new Map([
  ...Object.entries(zoneFacts),
  ...Object.entries(permanentFacts),
  ...Object.entries(abilityFacts),
  ...Object.entries(gameFacts),
])

/** Whether facts of that kind can be checked. */
export const isKnownFact = (kind: string): boolean => FACTS.has(kind)

export function checkFact(table: Table, fact: Fact): Verdict {
  const check = FACTS.get(fact.kind)
  if (!check) throw new NotRunnable(fact.kind)
  return check(table, fact)
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A fact as one line of text: "A: permanentCount of Forest, count 3". */
export function factText(fact: Fact): string {
  const { kind, player, card, alias, faceDown, index, ...rest } = fact
  const what = card ?? alias ?? faceDown
  const reference: Parameters<typeof referenceText>[0] = {
    ...(card === undefined ? {} : { card }),
    ...(alias === undefined ? {} : { alias }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(index === undefined ? {} : { index }),
  }
  const details = Object.entries(rest).map(([key, value]) => `${key} ${valueText(value)}`)
  return [
    `${player ? `${player}: ` : ''}${kind}${what === undefined ? '' : ` of ${referenceText(reference)}`}`,
    ...details,
  ].join(', ')
}
