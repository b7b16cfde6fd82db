import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dialog.module.css'

/** A modal dialog. Escape closes it, and the focus returns to where it was. */
export function Dialog({
  title,
  tone,
  children,
  onClose,
}: {
  readonly title: string
  readonly tone?: 'won' | 'lost' | undefined
  readonly children: ReactNode
  onClose?(): void
}): ReactNode {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    dialog?.querySelector<HTMLElement>('[data-tone=main]')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-label={title}
      data-tone={tone}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        {onClose && (
          <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}
