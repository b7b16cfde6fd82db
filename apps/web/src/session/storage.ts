import type { Settings } from './settings.ts'
import { type PlayedGame, readHistory, readSettings, readStrings } from './stored-shapes.ts'

/** The keys of what the browser stores between visits. A browser that stores nothing is not an error. */
const KEYS = {
  /** The unfinished game of versions that stored only one; the others have their slot behind it. */
  game: 'spellwright.game',
  settings: 'spellwright.settings',
  decks: 'spellwright.decks',
  lobby: 'spellwright.lobby',
  guest: 'spellwright.guest',
  firstGame: 'spellwright.firstGame',
  history: 'spellwright.history',
  /** The replays of games that are over have the id of their game behind it. */
  replay: 'spellwright.replay',
} as const

const PREFIX = 'spellwright.'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** An unfinished game: each game has a slot of its own, so that two tabs do not overwrite each other's. */
export interface SavedGame {
  readonly slot: string
  readonly file: string
}

const keyOf = (slot: string): string => (slot === '' ? KEYS.game : `${KEYS.game}.${slot}`)

/** Slots are named by the time, so that their order is their age. */
export const newSlot = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** The unfinished games, the latest first. */
export const loadGames = (): SavedGame[] =>
  keysWith(KEYS.game)
    .filter((key) => key === KEYS.game || key.startsWith(`${KEYS.game}.`))
    .sort()
    .reverse()
    .flatMap((key) => {
      const file = read(key)
      return file === null ? [] : [{ slot: key.slice(KEYS.game.length + 1), file }]
    })

export const saveGame = (slot: string, file: string): boolean => write(keyOf(slot), file)
export const removeGame = (slot: string): boolean => write(keyOf(slot), null)

/** Forgets everything that was stored. */
export function forgetEverything(): void {
  for (const key of keysWith(PREFIX)) write(key, null)
}

/** Calls the function when another tab has saved or removed a game. */
export function onGamesChanged(listener: () => void): void {
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEYS.game)) listener()
  })
}

export const loadSettings = (): Settings => readSettings(read(KEYS.settings))
export const saveSettings = (settings: Settings): boolean => write(KEYS.settings, JSON.stringify(settings))

/** The token by which the server knows this player again. */
export const loadGuestToken = (): string | null => read(KEYS.guest)
export const saveGuestToken = (token: string): boolean => write(KEYS.guest, token)

/** The last choices in the lobby. */
export const loadChoices = (): Readonly<Record<string, string>> => readStrings(read(KEYS.lobby))
export const saveChoices = (choices: Readonly<Record<string, string>>): boolean =>
  write(KEYS.lobby, JSON.stringify(choices))

/** A browser stores only a few million characters: more games and replays are forgotten, the oldest first. */
const MOST_PLAYED = 300
const MOST_REPLAYS = 15

/** The games that are over, the latest first. */
export const loadHistory = (): readonly PlayedGame[] =>
  readHistory(read(KEYS.history)).toSorted((one, other) => other.at - one.at)

const replayKey = (id: string): string => `${KEYS.replay}.${id}`
export const loadReplay = (id: string): string | null => read(replayKey(id))
export const hasReplay = (id: string): boolean => loadReplay(id) !== null

/** Remembers a game that is over; one with the same id takes the place of the earlier one. */
export function rememberGame(game: PlayedGame): void {
  const others = loadHistory().filter(({ id }) => id !== game.id)
  write(KEYS.history, JSON.stringify([game, ...others].slice(0, MOST_PLAYED)))
}

/** Keeps the replay of a game; where there is no room for it, older ones make room. */
export function rememberReplay(id: string, file: string): void {
  const kept = loadHistory()
    .map((game) => game.id)
    .filter((other) => other !== id && hasReplay(other))
  for (const old of kept.splice(MOST_REPLAYS - 1)) write(replayKey(old), null)
  while (!write(replayKey(id), file)) {
    const oldest = kept.pop()
    if (oldest === undefined) return
    write(replayKey(oldest), null)
  }
}

/** Forgets the games that are over, with their replays. */
export function forgetHistory(): void {
  for (const key of [KEYS.history, ...keysWith(`${KEYS.replay}.`)]) write(key, null)
}

/** Whether the player has seen the offer of a first game. */
export const hasSeenFirstGame = (): boolean => read(KEYS.firstGame) !== null
export const rememberFirstGame = (): boolean => write(KEYS.firstGame, 'seen')

/** Pasted deck lists, by the title of their picker. */
export const loadDecks = (): Readonly<Record<string, string>> => readStrings(read(KEYS.decks))
export const saveDecks = (decks: Readonly<Record<string, string>>): boolean => write(KEYS.decks, JSON.stringify(decks))
