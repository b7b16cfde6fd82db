/** The actions whose keys can be changed. Digits, arrows and Ctrl have fixed meanings. */
export const KEY_ACTIONS = [
  'confirm',
  'passTurn',
  'passTurnHard',
  'resolveStack',
  'cancel',
  'undo',
  'attackAll',
  'yes',
  'no',
  'help',
] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]

export const KEY_ACTION_LABELS: Readonly<Record<KeyAction, string>> = {
  confirm: 'Confirm, or pass once',
  passTurn: 'Pass the turn until the opponent acts',
  passTurnHard: 'Pass the turn whatever happens',
  resolveStack: 'Let the whole stack resolve',
  cancel: 'Cancel; stop passing',
  undo: 'Take back your last decision',
  attackAll: 'Attack with all',
  yes: 'Yes',
  no: 'No',
  help: 'This list',
}

export type KeyMap = Readonly<Record<KeyAction, string>>

const LETTERS: KeyMap = {
  confirm: 'Space',
  passTurn: 'Enter',
  passTurnHard: 'Shift+Enter',
  resolveStack: 'R',
  cancel: 'Escape',
  undo: 'Z',
  attackAll: 'A',
  yes: 'Y',
  no: 'N',
  help: '?',
}

/** `classic` has the function keys of other programs. It is not the default, because browsers use some of them. */
export const KEY_MAPS = {
  letters: LETTERS,
  classic: {
    ...LETTERS,
    confirm: 'F2',
    passTurn: 'F4',
    passTurnHard: 'F6',
    resolveStack: 'F10',
    cancel: 'F3',
    undo: 'Ctrl+Z',
    help: 'F1',
  },
} as const satisfies Readonly<Record<string, KeyMap>>
export type KeyMapName = keyof typeof KEY_MAPS

export const KEY_MAP_LABELS: Readonly<Record<KeyMapName, string>> = {
  letters: 'Space, Enter and letters',
  classic: 'Classic function keys (F2, F4, F6 …)',
}

/** A key map, and the keys that the player has changed in it. */
export interface KeySettings {
  readonly map: KeyMapName
  readonly changed: Partial<KeyMap>
}

export const keysOf = ({ map, changed }: KeySettings): KeyMap => ({ ...(KEY_MAPS[map] ?? LETTERS), ...changed })

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** The name of a key: `Space`, `Z`, `Shift+Enter`, `F4`. Empty for modifier keys. */
export function keyName({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyPress): string {
  if (['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'Dead', 'Unidentified'].includes(key)) return ''
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  // For characters, Shift is already part of the character.
  const withShift = shiftKey && (key.length > 1 || key === ' ')
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', metaKey && 'Meta', withShift && 'Shift'].filter(Boolean)
  return [...held, name].join('+')
}

export const actionFor = (keys: KeyMap, pressed: KeyPress): KeyAction | null => {
  const name = keyName(pressed)
  return KEY_ACTIONS.find((action) => keys[action] === name) ?? null
}

/** The other actions that have the same key. */
export const conflictsOf = (keys: KeyMap, action: KeyAction): KeyAction[] =>
  KEY_ACTIONS.filter((other) => other !== action && keys[other] === keys[action])

/** Whether a key has a fixed meaning at the table. */
export const isReserved = (name: string): boolean => /^[0-9]$|^Arrow|^Tab$|^Shift\+Tab$/.test(name)

const SHORT: Readonly<Record<string, string>> = { Escape: 'Esc' }

/** The label of a key on a button. */
export const keyLabel = (name: string): string => SHORT[name] ?? name.replace('+', ' ')
