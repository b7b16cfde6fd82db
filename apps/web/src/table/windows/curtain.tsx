import type { ReactNode } from 'react'
import { Choice } from '../../prompts/components.tsx'
import { useActions } from '../../session/session-context.ts'
import styles from './windows.module.css'

/** Covers the table while the screen changes hands, so that nobody sees the other's cards. */
export function Curtain({ name }: { readonly name: string }): ReactNode {
  const { openCurtain } = useActions()
  return (
    <main className={styles['curtain']} aria-label="Hand over the screen">
      <h1>{name} is asked</h1>
      <p>Hand the screen to {name}. The cards are hidden until then.</p>
      <Choice label={`I am ${name}`} tone="main" onPick={openCurtain} />
    </main>
  )
}
