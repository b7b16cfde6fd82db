import type { DeckEntry } from '@spellwright/cards'
import type { Answers, PlayerId, SeatAccess, SideboardDecision } from '@spellwright/engine'
import { NO_OBJECT } from '@spellwright/engine'
import type { SimDeck } from '../game/side.ts'
import type { Bots } from './play-fixture.ts'

type Lists = readonly [readonly DeckEntry[], readonly DeckEntry[]]

const expand = (entries: readonly DeckEntry[]): string[] =>
  entries.flatMap(({ name, count }) => Array.from({ length: count }, () => name))

/** The same names, counted; type lines are kept for cards without a definition. */
function collect(names: readonly string[], known: readonly DeckEntry[]): DeckEntry[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => {
    const typeLine = known.find((entry) => entry.name === name)?.typeLine
    return typeLine === undefined ? { name, count } : { name, count, typeLine }
  })
}

/** Between the games of a match each side is asked; whoever does not want to change anything keeps its deck. */
export async function sideboarded(
  decks: readonly [SimDeck, SimDeck],
  lists: Lists,
  bots: Bots,
  seed: string,
): Promise<Lists> {
  const one = await ask(decks[0], lists[0], bots[0], `${seed} A`)
  const two = await ask(decks[1], lists[1], bots[1], `${seed} B`)
  return [one, two]
}

async function ask(
  deck: SimDeck,
  list: readonly DeckEntry[],
  bot: Bots[number],
  seed: string,
): Promise<readonly DeckEntry[]> {
  const all = [...deck.main, ...deck.sideboard]
  const main = expand(list)
  const spare = rest(expand(all), main)
  if (spare.length === 0) return list
  const player = bot(seed, () => {})
  try {
    const decision: SideboardDecision = {
      shape: 'sideboard',
      purpose: 'sideboard',
      player: 0 as PlayerId,
      source: NO_OBJECT,
      text: 'Change your deck for the next game.',
      main,
      sideboard: spare,
    }
    const answer: Answers['sideboard'] = await player.handler.sideboard(decision, NO_SEAT)
    const isSame = [...answer.main, ...answer.sideboard].sort().join('\n') === expand(all).sort().join('\n')
    return isSame ? collect(answer.main, all) : list
  } finally {
    player.close()
  }
}

/** Between games there is no table to look at. */
const NO_SEAT = { refusal: () => null } as unknown as SeatAccess

function rest(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all]
  for (const name of taken) {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
