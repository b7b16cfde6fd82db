import type { CardDefinition } from '@spellwright/dsl'
import type { Answers, CardSource, SideboardDecision } from '@spellwright/engine'
import { shareAnswered } from '../facts/answers.ts'

/** What was seen must say something. */
const FEWEST_SHOWN = 3
/** A card that comes in must answer so much more than the one that goes out. */
const BETTER = 0.3
/** One that answers so little has nothing to do in the next game. */
const DEAD = 0.2

interface RatedName {
  readonly name: string
  readonly share: number
}

const isLand = ({ faces }: CardDefinition): boolean => faces[0]?.types.includes('land') === true

/** Answers to what the opponent has shown come in for answers to what they have not. */
export function planSideboarding(
  cards: CardSource,
  { main, sideboard, shown = [] }: SideboardDecision,
): Answers['sideboard'] {
  const seen = [...new Set(shown)].flatMap((name) => cards.tryGet(name) ?? []).filter((card) => !isLand(card))
  if (seen.length < FEWEST_SHOWN) return { main, sideboard }
  const rated = (names: readonly string[]): RatedName[] =>
    names.flatMap((name) => {
      const definition = cards.tryGet(name)
      const share = definition === undefined ? null : shareAnswered(definition, seen)
      return share === null ? [] : [{ name, share }]
    })
  const out = rated(main)
    .filter(({ share }) => share < DEAD)
    .sort((a, b) => a.share - b.share)
  const into = rated(sideboard).sort((a, b) => b.share - a.share)
  const left = { main: [...main], sideboard: [...sideboard] }
  for (const [index, { name, share }] of into.entries()) {
    const dead = out[index]
    if (dead === undefined || share < dead.share + BETTER) break
    left.main[left.main.indexOf(dead.name)] = name
    left.sideboard[left.sideboard.indexOf(name)] = dead.name
  }
  return left
}
