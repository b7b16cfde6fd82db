import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useActions, useSessionState } from '../session/session-context.ts'
import styles from '../table/windows/windows.module.css'
import {
  canRememberFolder,
  choosePictureFolder,
  loadPictureFiles,
  pictures,
  removePictures,
  reopenPictureFolder,
} from './pictures.ts'
import { servicePattern } from './service-pattern.ts'

/** Sets where card pictures come from: a folder on this computer, or a URL. */
export function PictureSettings(): ReactNode {
  const images = useSessionState(({ settings }) => settings.images)
  const { set } = useActions()
  const { count, folder, awaitingPermission } = useStore(pictures)
  const [problem, setProblem] = useState('')
  const reportFailure = (work: Promise<void>): void => {
    setProblem('')
    work.catch((error: unknown) => {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCanceled) setProblem('The folder could not be read.')
    })
  }
  return (
    <fieldset>
      <legend>Card pictures</legend>
      <p>
        Cards are drawn from their data. If you have card pictures, they can be shown instead; they stay on this
        computer.
      </p>
      <div className={styles['buttonRow']}>
        {canRememberFolder() ? (
          <button type="button" className={styles['button']} onClick={() => reportFailure(choosePictureFolder())}>
            Choose a folder
          </button>
        ) : null}
        <label className={styles['button']}>
          {canRememberFolder() ? 'Choose a folder for this visit only' : 'Choose a folder'}
          <input
            className="visually-hidden"
            type="file"
            multiple
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            onChange={({ target }) => loadPictureFiles([...(target.files ?? [])])}
          />
        </label>
        {awaitingPermission && (
          <button
            type="button"
            className={styles['button']}
            onClick={() => reportFailure(reopenPictureFolder(awaitingPermission))}
          >
            Open “{awaitingPermission.name}” again
          </button>
        )}
        {count > 0 && (
          <button type="button" className={styles['button']} onClick={() => reportFailure(removePictures())}>
            Remove the folder
          </button>
        )}
      </div>
      <p role="status">
        {problem ||
          (folder && !awaitingPermission && `${count} ${count === 1 ? 'picture' : 'pictures'} found in “${folder}”.`)}
      </p>
      <ServicePreset onUse={(pattern) => set({ images: pattern })} />
      <label>
        Or use a URL, with {'{name}'} in place of the card’s name
        <input
          type="text"
          inputMode="url"
          placeholder="https://…/{name}.jpg"
          value={images}
          onChange={(event) => set({ images: event.target.value })}
        />
      </label>
      {images !== '' && !images.includes('{name}') && <p role="alert">The URL must contain {'{name}'}.</p>}
    </fieldset>
  )
}

/** One address is enough for a service that finds cards by name, as Scryfall's does. */
function ServicePreset({ onUse }: { onUse(pattern: string): void }): ReactNode {
  const [address, setAddress] = useState('')
  const pattern = servicePattern(address)
  return (
    <label>
      A card service like Scryfall’s: its address. Your browser asks it for each card that you see; whole cards are
      shown uncut.
      <span className={styles['buttonRow']}>
        <input
          type="text"
          inputMode="url"
          placeholder="api.example.org"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <button
          type="button"
          className={styles['button']}
          disabled={pattern === null}
          onClick={() => pattern !== null && onUse(pattern)}
        >
          Use this service
        </button>
      </span>
    </label>
  )
}
