import { type ReactNode, useState } from 'react'
import lobby from '../lobby/lobby.module.css'
import styles from './room.module.css'
import { roomAddress } from './room-address.ts'

/** The code and the link of a room, to send to a friend. */
export function ShareLink({ code }: { readonly code: string }): ReactNode {
  const [isCopied, setCopied] = useState(false)
  const address = roomAddress(code, location.href)
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles['row']}>
      <span>
        Code <strong className={styles['code']}>{code}</strong>
      </span>
      <input
        className={styles['link']}
        readOnly
        aria-label="Link to this room"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className={lobby['plain']} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </button>
    </div>
  )
}
