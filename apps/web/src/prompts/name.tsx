import { type ReactNode, useEffect, useId, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { Choice } from './components.tsx'
import { type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

export const namePrompt: Prompt<'name'> = {
  ...panelOnly,
  start: () => '',
  confirm: (_, draft) => (draft.trim() === '' ? null : draft.trim()),
  hint: () => 'Type a card name.',
  Panel: NamePanel,
}

function NamePanel({ decision, draft, setDraft, answer }: PanelProps<'name'>): ReactNode {
  const { link } = useSession()
  const list = useId()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let stale = false
    link
      .ask('names', draft)
      .then((found) => {
        if (!stale) setNames(found)
      })
      .catch(() => setNames([]))
    return () => {
      stale = true
    }
  }, [draft, link])
  const shown = draft === '' ? decision.suggestions.slice(0, 12) : names
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.trim() !== '') answer(draft.trim())
      }}
    >
      <input
        className={styles['filter']}
        list={list}
        value={draft}
        aria-label={decision.text}
        placeholder="Card name"
        onChange={(event) => setDraft(event.target.value)}
      />
      <datalist id={list}>
        {shown.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Choice
        label="Choose"
        fixedKey="Enter"
        tone="main"
        disabled={draft.trim() === ''}
        onPick={() => answer(draft.trim())}
      />
    </form>
  )
}
