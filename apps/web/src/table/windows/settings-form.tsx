import type { ReactNode } from 'react'
import { PictureSettings } from '../../pictures/picture-settings.tsx'
import { useActions, useSessionState } from '../../session/session-context.ts'
import { PACES, PAYMENTS, type Pace, type Payment } from '../../session/settings.ts'
import { KeySettings } from './key-settings.tsx'
import styles from './windows.module.css'

const PAYMENT_LABELS: Readonly<Record<Payment, string>> = {
  auto: 'Automatic: pay as shown when I click (Shift-click to pay by hand)',
  confirm: 'Show the payment and ask',
  manual: 'Always by hand',
}

const PACE_LABELS: Readonly<Record<Pace, string>> = {
  slow: 'Slow, to read everything',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'Instant',
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
              {PAYMENT_LABELS[payment]}
            </option>
          ))}
        </select>
      </label>
      <label>
        How long the bot’s actions are shown
        <select value={settings.pace} onChange={(event) => set({ pace: event.target.value as Pace })}>
          {(Object.keys(PACES) as Pace[]).map((pace) => (
            <option key={pace} value={pace}>
              {PACE_LABELS[pace]}
            </option>
          ))}
        </select>
      </label>
      <PictureSettings />
      <KeySettings />
    </form>
  )
}
