import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** What stays in the browser between visits. A browser that keeps nothing is no error. */
const KEYS = { game: 'spellwright.game', settings: 'spellwright.settings', decks: 'spellwright.decks' } as const

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
    return { ...DEFAULT_SETTINGS, ...saved, stops: { ...DEFAULT_SETTINGS.stops, ...saved.stops } }
  } catch {
    return DEFAULT_SETTINGS
  }
}
export const saveSettings = (settings: Settings): boolean => write(KEYS.settings, JSON.stringify(settings))

/** Pasted lists, by their names. */
export function loadDecks(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(read(KEYS.decks) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
export const saveDecks = (decks: Readonly<Record<string, string>>): boolean => write(KEYS.decks, JSON.stringify(decks))
