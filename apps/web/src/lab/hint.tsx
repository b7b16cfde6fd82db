import type { ReactNode } from 'react'
import styles from './lab.module.css'

/** Words or a number with a tooltip that says how it was made; it is read out as a description, too. */
export function Hint({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className={styles['hint']} title={text}>
      {children}
    </span>
  )
}
