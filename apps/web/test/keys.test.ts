import { describe, expect, it } from 'vitest'
import { actionFor, conflictsOf, KEY_ACTIONS, KEY_MAPS, keyName, keysOf } from '../src/session/keys.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

describe('keys', () => {
  it.each([
    [press(' '), 'Space'],
    [press('z'), 'Z'],
    [press('Enter', { shiftKey: true }), 'Shift+Enter'],
    [press('?', { shiftKey: true }), '?'],
    [press('z', { ctrlKey: true }), 'Ctrl+Z'],
    [press('Control', { ctrlKey: true }), ''],
  ])('%o has the name %s', (pressed, name) => {
    expect(keyName(pressed)).toBe(name)
  })

  it.each(Object.entries(KEY_MAPS))('the key map %s has no conflicts', (_, map) => {
    for (const action of KEY_ACTIONS) expect(conflictsOf(map, action)).toEqual([])
  })

  it('changed keys take precedence over the key map', () => {
    const keys = keysOf({ map: 'classic', changed: { undo: 'U' } })
    expect(actionFor(keys, press('u'))).toBe('undo')
    expect(actionFor(keys, press('F2'))).toBe('confirm')
    expect(actionFor(keys, press('z', { ctrlKey: true }))).toBeNull()
  })

  it('two actions with the same key conflict with each other', () => {
    const keys = keysOf({ map: 'letters', changed: { attackAll: 'Z' } })
    expect(conflictsOf(keys, 'attackAll')).toEqual(['undo'])
    expect(conflictsOf(keys, 'undo')).toEqual(['attackAll'])
  })
})
