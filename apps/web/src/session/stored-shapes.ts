import * as v from 'valibot'
import { KEY_ACTIONS, KEY_MAPS, type KeyMapName } from './keys.ts'
import { DEFAULT_SETTINGS, PACES, PAYMENTS, type Pace, type Settings, THEMES } from './settings.ts'
import { BAR_STEPS, DEFAULT_STOPS } from './stops.ts'

const LONGEST_TEXT = 2000
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const steps = v.array(v.picklist(BAR_STEPS))
const { keys } = DEFAULT_SETTINGS

/** What is stored may come from another version or from anyone: each part that is not as it should be is the default. */
const settings: v.GenericSchema<unknown, Settings> = v.object({
  name: v.fallback(text, DEFAULT_SETTINGS.name),
  stops: v.fallback(
    v.object({
      mine: v.fallback(steps, [...DEFAULT_STOPS.mine]),
      theirs: v.fallback(steps, [...DEFAULT_STOPS.theirs]),
    }),
    { mine: [...DEFAULT_STOPS.mine], theirs: [...DEFAULT_STOPS.theirs] },
  ),
  payment: v.fallback(v.picklist(PAYMENTS), DEFAULT_SETTINGS.payment),
  pace: v.fallback(v.picklist(Object.keys(PACES) as Pace[]), DEFAULT_SETTINGS.pace),
  images: v.fallback(text, DEFAULT_SETTINGS.images),
  theme: v.fallback(v.picklist(THEMES), DEFAULT_SETTINGS.theme),
  sound: v.fallback(v.boolean(), DEFAULT_SETTINGS.sound),
  keys: v.fallback(
    v.object({
      map: v.fallback(v.picklist(Object.keys(KEY_MAPS) as KeyMapName[]), keys.map),
      changed: v.fallback(v.partial(v.object(v.entriesFromList(KEY_ACTIONS, text))), {}),
    }),
    keys,
  ),
}) as v.GenericSchema<unknown, Settings>

const LONGEST_LIST = 200_000
const strings = v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST_LIST)))

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return {}
  }
}

/** The settings in a stored text. */
export function readSettings(json: string | null): Settings {
  const read = v.safeParse(settings, parsed(json))
  return read.success ? read.output : DEFAULT_SETTINGS
}

/** A record of texts in a stored text; one that is none counts as empty. */
export function readStrings(json: string | null): Readonly<Record<string, string>> {
  const read = v.safeParse(strings, parsed(json))
  return read.success ? read.output : {}
}

/** A game that is over. */
const playedGame = v.object({
  id: text,
  /** When it ended, in milliseconds. */
  at: v.pipe(v.number(), v.finite()),
  deck: text,
  against: text,
  bot: text,
  result: v.picklist(['won', 'lost', 'drawn']),
  turns: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type PlayedGame = Readonly<v.InferOutput<typeof playedGame>>

/** The games in a stored text; what is none is left out. */
export function readHistory(json: string | null): readonly PlayedGame[] {
  const stored = parsed(json)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one) => {
    const read = v.safeParse(playedGame, one)
    return read.success ? [read.output] : []
  })
}

const deck = v.object({ title: text })
const summary = v.object({
  setup: v.object({ bestOf: v.number(), decks: v.tuple([deck, deck]) }),
  games: v.array(v.object({ answers: v.array(v.unknown()) })),
})

/** What the lobby says about a saved game, or null if it is none; the worker checks the rest when it is continued. */
export function readSummary(json: string): v.InferOutput<typeof summary> | null {
  const read = v.safeParse(summary, parsed(json))
  return read.success ? read.output : null
}
