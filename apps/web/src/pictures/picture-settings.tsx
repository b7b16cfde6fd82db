import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useActions, useSessionState } from '../session/session-context.ts'
import styles from '../table/windows/windows.module.css'
import {
  allowPictureFolder,
  canRememberFolder,
  choosePictureFolder,
  dropPictures,
  pictures,
  takePictureFiles,
} from './pictures.ts'

/** Where pictures of cards come from: a folder on this machine, or an address. */
export function PictureSettings(): ReactNode {
  const images = useSessionState(({ settings }) => settings.images)
  const { set } = useActions()
  const { count, folder, waiting } = useStore(pictures)
  const [problem, setProblem] = useState('')
  const attempt = (work: Promise<void>): void => {
    setProblem('')
    work.catch((error: unknown) => {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) setProblem('The folder could not be read.')
    })
  }
  return (
    <fieldset>
      <legend>Card pictures</legend>
      <p>
        Cards are drawn from their data. If you have pictures of your own, they are shown instead; they stay on this
        machine.
      </p>
      <div className={styles['byHand']}>
        {canRememberFolder() ? (
          <button type="button" className={styles['button']} onClick={() => attempt(choosePictureFolder())}>
            Choose a folder
          </button>
        ) : null}
        <label className={styles['button']}>
          {canRememberFolder() ? 'A folder for this visit only' : 'Choose a folder'}
          <input
            className="visually-hidden"
            type="file"
            multiple
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            onChange={({ target }) => takePictureFiles([...(target.files ?? [])])}
          />
        </label>
        {waiting && (
          <button type="button" className={styles['button']} onClick={() => attempt(allowPictureFolder(waiting))}>
            Open “{waiting.name}” again
          </button>
        )}
        {count > 0 && (
          <button type="button" className={styles['button']} onClick={() => attempt(dropPictures())}>
            No folder
          </button>
        )}
      </div>
      <p role="status">
        {problem || (folder && !waiting && `${count} ${count === 1 ? 'picture' : 'pictures'} found in “${folder}”.`)}
      </p>
      <label>
        Or from an address, in which {'{name}'} stands for the card’s name
        <input
          type="text"
          inputMode="url"
          placeholder="https://…/{name}.jpg"
          value={images}
          onChange={(event) => set({ images: event.target.value })}
        />
      </label>
      {images !== '' && !images.includes('{name}') && <p role="alert">The address needs {'{name}'} in it.</p>}
    </fieldset>
  )
}
