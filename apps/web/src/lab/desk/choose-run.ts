import { deckReport } from '@spellwright/table'
import { allPairs, type LabRun, labRun, pairsAcross, type SimDeck } from 'spellwright/lab'
import { CardDefinitions, formatDeckList } from 'spellwright/play'
import { loadCards, readDeck } from '../../worker/deck-cards.ts'
import { RequestRefused } from '../../worker/request-refused.ts'
import type { LabChoices, LabDeck } from '../messages.ts'

/** A game with more turns counts as unfinished, as on the command line. */
const MOST_TURNS = 200

/** Reads a deck as the command line does; a sentence says what is wrong with it. */
function simDeck({ title, text }: LabDeck, kitchenTable: boolean): SimDeck {
  const deck = readDeck(text)
  const { main, errors, unsupported } = deckReport(deck)
  const wrong = errors.find(({ kind }) => kind === 'unreadable')
  if (wrong) throw new RequestRefused(`${title}, line ${wrong.line}: ${wrong.message}.`)
  if (main === 0) throw new RequestRefused(`${title} has no cards.`)
  const inMain = unsupported.filter((name) => deck.main.some((entry) => entry.name === name))
  if (inMain.length > 0 && !kitchenTable)
    throw new RequestRefused(
      `${title} has cards without rules: ${inMain.join(', ')}. Replace them, or let them be played as blanks.`,
    )
  return { name: title, main: deck.main, sideboard: deck.sideboard.filter(({ name }) => CardDefinitions.has(name)) }
}

function checkChoices({ variants, opponents, isMatrix, games, seed }: LabChoices): void {
  const refuse = (sentence: string): never => {
    throw new RequestRefused(sentence)
  }
  if (isMatrix && variants.length + opponents.length < 2) refuse('A matrix needs at least two decks.')
  if (!isMatrix && variants.length === 0) refuse('Choose the deck to test.')
  if (!isMatrix && opponents.length === 0) refuse('Choose at least one opponent.')
  if (!(Number.isSafeInteger(games) && games >= 2 && games <= 1_000_000))
    refuse('The number of games per pair is a whole number from 2 to 1,000,000.')
  if (seed.trim() === '') refuse('Give the run a seed.')
}

/** The run that the player has described. Throws a `RequestRefused` with a sentence if it cannot be played. */
export async function chooseRun(choices: LabChoices): Promise<LabRun> {
  checkChoices(choices)
  const { variants, opponents, isMatrix, games, match, bot, seed, stopPoints, kitchenTable } = choices
  const lists = [...variants, ...opponents]
  await loadCards(lists.map(({ text }) => text))
  const decks = lists.map((deck) => simDeck(deck, kitchenTable))
  const isBlank = ({ main }: SimDeck): boolean => main.some(({ name }) => !CardDefinitions.has(name))
  return labRun({
    decks,
    pairs: isMatrix ? allPairs(decks.length) : pairsAcross(variants.length, opponents.length),
    games,
    bots: [bot, bot],
    seed: seed.trim(),
    match,
    kitchenTable: decks.some(isBlank),
    maxTurns: MOST_TURNS,
    stopWidth: stopPoints === null ? null : stopPoints / 100,
  })
}

/** The lists of all decks of a run, from which a worker knows which cards to load. */
export const listsOf = ({ decks }: LabRun): string[] =>
  decks.map(({ main, sideboard }) => formatDeckList({ main, sideboard, notes: [], errors: [] }))

/** What the run is called in the list of runs. */
export function titleOf({ decks, pairs }: LabRun): string {
  const nameAt = (deck: number | undefined): string => decks[deck ?? -1]?.name ?? ''
  const mine = [...new Set(pairs.map(([one]) => one))]
  const theirs = [...new Set(pairs.map(([, two]) => two))]
  if (mine.some((deck) => theirs.includes(deck))) return `${decks.length} decks, all pairs`
  const against = theirs.length === 1 ? nameAt(theirs[0]) : `${theirs.length} decks`
  return `${mine.map(nameAt).join(', ')} against ${against}`
}
