import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** The keys of what the browser stores between visits. A browser that stores nothing is not an error. */
const KEYS = {
  game: 'spellwright.game',
  settings: 'spellwright.settings',
  decks: 'spellwright.decks',
  lobby: 'spellwright.lobby',
} as const

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

export const loadGameFile = (): string | null => read(KEYS.game)
export const saveGameFile = (file: string | null): boolean => write(KEYS.game, file)

export function loadSettings(): Settings {
  try {
    const saved = JSON.parse(read(KEYS.settings) ?? '{}') as Partial<Settings>
    const { stops, keys } = DEFAULT_SETTINGS
    return { ...DEFAULT_SETTINGS, ...saved, stops: { ...stops, ...saved.stops }, keys: { ...keys, ...saved.keys } }
  } catch {
    return DEFAULT_SETTINGS
  }
}
export const saveSettings = (settings: Settings): boolean => write(KEYS.settings, JSON.stringify(settings))

/** Reads a record of strings; an unreadable one counts as empty. */
function readStrings(key: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(read(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** The last choices in the lobby. */
export const loadChoices = (): Readonly<Record<string, string>> => readStrings(KEYS.lobby)
export const saveChoices = (choices: Readonly<Record<string, string>>): boolean =>
  write(KEYS.lobby, JSON.stringify(choices))

/** Pasted deck lists, by the title of their picker. */
export const loadDecks = (): Readonly<Record<string, string>> => readStrings(KEYS.decks)
export const saveDecks = (decks: Readonly<Record<string, string>>): boolean => write(KEYS.decks, JSON.stringify(decks))
