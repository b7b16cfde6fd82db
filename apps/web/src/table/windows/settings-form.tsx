import type { ReactNode } from 'react'
import { PictureSettings } from '../../pictures/picture-settings.tsx'
import { useActions, useSessionState } from '../../session/session-context.ts'
import { PACES, PAYMENTS, type Pace, type Payment, THEMES, type Theme } from '../../session/settings.ts'
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

const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'As the system',
  dark: 'Dark',
  light: 'Light',
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
      <label>
        Theme
        <select value={settings.theme} onChange={(event) => set({ theme: event.target.value as Theme })}>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {THEME_LABELS[theme]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['check']}>
        <input type="checkbox" checked={settings.sound} onChange={(event) => set({ sound: event.target.checked })} />
        Short sounds (never where the system asks for reduced motion)
      </label>
      <PictureSettings />
      <KeySettings />
    </form>
  )
}
