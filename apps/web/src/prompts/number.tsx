import type { ReactNode } from 'react'
import { Choice } from './components.tsx'
import { type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

export const numberPrompt: Prompt<'number'> = {
  ...panelOnly,
  // Players mostly want the largest X, and zero would be a costly mistake.
  start: ({ min, max, purpose }) => (purpose === 'x' ? max : min),
  confirm: (_, draft) => draft,
  digit: ({ min, max }, _, digit) => (digit >= min && digit <= max ? { draft: digit } : null),
  hint: ({ min, max }) => `From ${min} to ${max}.`,
  Panel: NumberPanel,
}

function NumberPanel({ decision: { min, max, text }, draft, setDraft, answer }: PanelProps<'number'>): ReactNode {
  const clamp = (value: number): number => Math.max(min, Math.min(max, value))
  return (
    <>
      <Choice label="−" disabled={draft <= min} onPick={() => setDraft(clamp(draft - 1))} />
      <input
        className={styles['number']}
        type="number"
        min={min}
        max={max}
        value={draft}
        aria-label={text}
        onChange={(event) => setDraft(clamp(Number(event.target.value) || 0))}
      />
      <Choice label="+" disabled={draft >= max} onPick={() => setDraft(clamp(draft + 1))} />
      <Choice label={`Choose ${draft}`} keyAction="confirm" tone="main" onPick={() => answer(draft)} />
    </>
  )
}
