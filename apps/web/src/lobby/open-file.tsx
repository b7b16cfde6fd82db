import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useActions } from '../session/session-context.ts'
import styles from './lobby.module.css'

/** Opens a replay or a saved game from a file. */
export function OpenFile(): ReactNode {
  const { openReplay, notify } = useActions()
  const id = useId()
  const open = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) file.text().then(openReplay, () => notify('The file could not be opened.', 'error'))
  }
  return (
    <label className={styles['file']} htmlFor={id}>
      Watch a replay{' '}
      <input id={id} className="visually-hidden" type="file" accept=".json,application/json" onChange={open} />
    </label>
  )
}
