import type { ReactNode } from 'react'
import { usePreview } from '../table/card/use-preview.ts'
import { Choice, Tray } from './components.tsx'
import { type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

export const sideboardPrompt: Prompt<'sideboard'> = {
  ...panelOnly,
  start: ({ main, sideboard }) => ({ main, sideboard }),
  confirm: (_, draft) => draft,
  cancel: ({ main, sideboard }) => ({ draft: { main, sideboard } }),
  hint: () => 'Click a card to move one copy to the other list.',
  Panel: SideboardPanel,
}

function withCounts(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
}

const withoutOne = (names: readonly string[], name: string): readonly string[] =>
  names.toSpliced(names.indexOf(name), 1)

function SideboardPanel({ decision, draft, setDraft, answer }: PanelProps<'sideboard'>): ReactNode {
  const { main, sideboard } = draft
  const out = (name: string): void => setDraft({ main: withoutOne(main, name), sideboard: [...sideboard, name] })
  const into = (name: string): void => setDraft({ main: [...main, name], sideboard: withoutOne(sideboard, name) })
  const sides = [
    { title: 'Main deck', names: main, move: out },
    { title: 'Sideboard', names: sideboard, move: into },
  ]
  return (
    <>
      <Tray title={decision.text}>
        <div className={styles['sides']}>
          {sides.map(({ title, names, move }) => (
            <section key={title} aria-label={title}>
              <h3>
                {title} ({names.length})
              </h3>
              <ul className={styles['list']}>
                {withCounts(names).map(([name, count]) => (
                  <li key={name}>
                    <Entry name={name} count={count} onMove={() => move(name)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Tray>
      <Choice
        label={`Play with ${main.length} cards`}
        keyAction="confirm"
        tone="main"
        onPick={() => answer({ main, sideboard })}
      />
    </>
  )
}

/** A card of a list; a click moves it, and hovering shows its preview. */
function Entry({ name, count, onMove }: { readonly name: string; readonly count: number; onMove(): void }): ReactNode {
  const { handlers, click } = usePreview(0, name)
  return (
    <button type="button" className={styles['entry']} {...handlers} onClick={(event) => click(event, onMove, false)}>
      {count} {name}
    </button>
  )
}
