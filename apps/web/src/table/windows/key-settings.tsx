import { Fragment, type ReactNode, useState } from 'react'
import {
  conflictsOf,
  isReserved,
  KEY_ACTION_LABELS,
  KEY_ACTIONS,
  KEY_MAP_LABELS,
  KEY_MAPS,
  type KeyAction,
  type KeyMapName,
  keyLabel,
  keyName,
  keysOf,
} from '../../session/keys.ts'
import { useActions, useSessionState } from '../../session/session-context.ts'
import styles from './windows.module.css'

/** Lets the player change keys: click a key, then press another one. */
export function KeySettings(): ReactNode {
  const settings = useSessionState((state) => state.settings.keys)
  const { set } = useActions()
  const [editing, setWaiting] = useState<KeyAction | null>(null)
  const [refused, setRefused] = useState('')
  const keys = keysOf(settings)
  const choose = (action: KeyAction, event: KeyboardEvent): void => {
    const name = keyName(event)
    if (name === '') return
    if (isReserved(name)) {
      setRefused(`${keyLabel(name)} has a fixed meaning and cannot be used.`)
      return
    }
    setRefused('')
    set({ keys: { ...settings, changed: { ...settings.changed, [action]: name } } })
    setWaiting(null)
  }
  return (
    <fieldset>
      <legend>Keys</legend>
      <label>
        Key map
        <select
          value={settings.map}
          onChange={(event) => set({ keys: { map: event.target.value as KeyMapName, changed: {} } })}
        >
          {(Object.keys(KEY_MAPS) as KeyMapName[]).map((map) => (
            <option key={map} value={map}>
              {KEY_MAP_LABELS[map]}
            </option>
          ))}
        </select>
      </label>
      {settings.map === 'classic' && (
        <p>Some browsers reserve some function keys. If a key does not work, choose another one here.</p>
      )}
      <dl className={styles['keys']}>
        {KEY_ACTIONS.map((action) => {
          const others = conflictsOf(keys, action)
          const isWaiting = editing === action
          return (
            <Fragment key={action}>
              <dt>
                <button
                  type="button"
                  className={styles['key']}
                  data-waiting={isWaiting || undefined}
                  aria-label={`Key for: ${KEY_ACTION_LABELS[action]}, currently ${keyLabel(keys[action])}`}
                  onClick={() => setWaiting(isWaiting ? null : action)}
                  onBlur={() => setWaiting(null)}
                  onKeyDown={(event) => {
                    if (!isWaiting || event.key === 'Tab') return
                    event.preventDefault()
                    event.stopPropagation()
                    choose(action, event.nativeEvent)
                  }}
                >
                  {isWaiting ? 'press a key' : keyLabel(keys[action])}
                </button>
              </dt>
              <dd>
                {KEY_ACTION_LABELS[action]}
                {others.length > 0 && (
                  <span className={styles['conflict']}>
                    ⚠ same key as: {others.map((other) => KEY_ACTION_LABELS[other]).join('; ')}
                  </span>
                )}
              </dd>
            </Fragment>
          )
        })}
      </dl>
      {refused && <p role="alert">{refused}</p>}
      {Object.keys(settings.changed).length > 0 && (
        <button type="button" className={styles['button']} onClick={() => set({ keys: { ...settings, changed: {} } })}>
          Reset to the key map
        </button>
      )}
    </fieldset>
  )
}
