import type { BuiltInDeck } from 'spellwright/play'
import type { SavedDecks } from '../editor/saved-decks.ts'
import { groupOf } from '../lobby/deck-groups.ts'
import { readStrings } from '../session/stored-shapes.ts'
import type { LabChoices, LabDeck } from './messages.ts'

/** What is in the form of the lab. */
export interface LabForm {
  readonly variants: readonly LabDeck[]
  /** The ids of the opponents: built-in decks, and saved ones after `saved:`. */
  readonly opponents: readonly string[]
  readonly isMatrix: boolean
  readonly games: string
  readonly match: 'bo1' | 'bo3'
  readonly bot: string
  readonly seed: string
  readonly stops: boolean
  readonly stopPoints: string
  readonly kitchenTable: boolean
}

export const SAVED = 'saved:'

/** A deck that can be chosen, with its name in the tables. */
export interface DeckChoice {
  readonly id: string
  readonly title: string
  readonly format: string
  /** The decks it is shown with. */
  readonly group: string
  readonly deck: LabDeck
}

/** The decks by group, in the order in which the groups' first decks come. */
export function choiceGroups(
  decks: readonly DeckChoice[],
): { readonly title: string; readonly decks: readonly DeckChoice[] }[] {
  const titles = [...new Set(decks.map(({ group }) => group))]
  return titles.map((title) => ({ title, decks: decks.filter(({ group }) => group === title) }))
}

/** Built-in decks have their ids as names, as on the command line, so that both give the same table. */
export const deckChoices = (builtIn: readonly BuiltInDeck[], saved: SavedDecks): DeckChoice[] => [
  ...Object.entries(saved).map(([title, text]) => ({
    id: `${SAVED}${title}`,
    title,
    format: 'yours',
    group: 'Your',
    deck: { title, text },
  })),
  ...builtIn.map((deck) => ({
    id: deck.id,
    title: deck.title.slice(deck.format.length + 1),
    format: deck.format,
    group: groupOf(deck),
    deck: { title: deck.id, text: deck.text },
  })),
]

const KEY = 'spellwright.lab'

export const FIRST_FORM: LabForm = {
  variants: [],
  opponents: [],
  isMatrix: false,
  games: '200',
  match: 'bo1',
  bot: 'heuristic',
  seed: '1',
  stops: false,
  stopPoints: '5',
  kitchenTable: false,
}

/** The form as it was left; what does not fit is as at first. */
export function loadForm(): LabForm {
  try {
    const stored = readStrings(localStorage.getItem(KEY))
    const flag = (name: string): boolean => stored[name] === 'true'
    return {
      ...FIRST_FORM,
      opponents: (stored['opponents'] ?? '').split('\n').filter(Boolean),
      isMatrix: flag('isMatrix'),
      games: stored['games'] ?? FIRST_FORM.games,
      match: stored['match'] === 'bo3' ? 'bo3' : 'bo1',
      bot: stored['bot'] ?? FIRST_FORM.bot,
      seed: stored['seed'] ?? FIRST_FORM.seed,
      stops: flag('stops'),
      stopPoints: stored['stopPoints'] ?? FIRST_FORM.stopPoints,
      kitchenTable: flag('kitchenTable'),
    }
  } catch {
    return FIRST_FORM
  }
}

export function saveForm({ variants: _, opponents, ...rest }: LabForm): void {
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...texts, opponents: opponents.join('\n') }))
  } catch {
    // A browser that stores nothing is not an error.
  }
}

/** The number, or one that is refused with a sentence. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** The request to the lab. */
export function choicesOf(form: LabForm, decks: readonly DeckChoice[]): LabChoices {
  const { variants, isMatrix, match, bot, seed, kitchenTable } = form
  return {
    variants,
    opponents: form.opponents.flatMap((id) => decks.find((choice) => choice.id === id)?.deck ?? []),
    isMatrix,
    games: numberIn(form.games),
    match,
    bot,
    seed,
    stopPoints: form.stops ? numberIn(form.stopPoints) : null,
    kitchenTable,
  }
}
