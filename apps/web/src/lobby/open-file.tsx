import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useActions, useSession } from '../session/session-context.ts'
import styles from './lobby.module.css'
import { readFile } from './read-file.ts'

/** Opens a replay or a saved game from a file. */
export function OpenFile(): ReactNode {
  const { openReplay, notify } = useActions()
  const { link } = useSession()
  const id = useId()
  const open = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) readFile(link, file).then(openReplay, () => notify('The file could not be opened.', 'error'))
  }
  return (
    <label className={styles['file']} htmlFor={id}>
      Watch a replay{' '}
      <input id={id} className="visually-hidden" type="file" accept=".jsonl,.json,application/json" onChange={open} />
    </label>
  )
}
