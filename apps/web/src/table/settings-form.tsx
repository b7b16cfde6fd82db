import type { ReactNode } from 'react'
import { useActions, useSessionState } from '../session/session-context.ts'
import { PACES, PAYMENTS, type Pace, type Payment } from '../session/settings.ts'
import styles from './table.module.css'

const PAYMENT_WORDS: Readonly<Record<Payment, string>> = {
  auto: 'Automatic: pay as shown when I click (Shift-click: by hand)',
  confirm: 'Show the payment and ask',
  manual: 'Always by hand',
}

export function SettingsForm(): ReactNode {
  const settings = useSessionState((state) => state.settings)
  const { set } = useActions()
  return (
    <form className={styles['settings']} onSubmit={(event) => event.preventDefault()}>
      <label>
        Paying mana
        <select value={settings.payment} onChange={(event) => set({ payment: event.target.value as Payment })}>
          {PAYMENTS.map((payment) => (
            <option key={payment} value={payment}>
              {PAYMENT_WORDS[payment]}
            </option>
          ))}
        </select>
      </label>
      <label>
        The bot’s plays stay
        <select value={settings.pace} onChange={(event) => set({ pace: event.target.value as Pace })}>
          {(Object.keys(PACES) as Pace[]).map((pace) => (
            <option key={pace} value={pace}>
              {pace}
            </option>
          ))}
        </select>
      </label>
      <label>
        Card pictures from this address ({'{name}'} stands for the card name; empty for none)
        <input
          type="url"
          placeholder="https://…/{name}.jpg"
          value={settings.images}
          onChange={(event) => set({ images: event.target.value })}
        />
      </label>
    </form>
  )
}
