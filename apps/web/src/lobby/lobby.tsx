import { type ReactNode, useState } from 'react'
import { FirstGame } from '../coach/first-game-offer.tsx'
import { LabButtons } from '../lab/lab-buttons.tsx'
import { Friends } from '../room/friends.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import { loadChoices, saveChoices } from '../session/storage.ts'
import { Dialog } from '../table/windows/dialog.tsx'
import { SettingsForm } from '../table/windows/settings-form.tsx'
import { BotPicker, FRIEND, opponentsAmong } from './bot-picker.tsx'
import { DeckPicker, lastOwnList, type PickedDeck } from './deck-picker.tsx'
import styles from './lobby.module.css'
import { initialOptions, MatchOptionsForm, newSeed } from './match-options.tsx'
import { OpenFile } from './open-file.tsx'
import { UnfinishedGames } from './unfinished-game.tsx'
import { YourGames } from './your-games.tsx'

/** The titles of the two pickers, by which their own lists are stored. */
const MINE = 'Your deck'
const THEIRS = 'The bot’s deck'

export function Lobby(): ReactNode {
  const { builtIn, bots, notice, screen, settings, isLibraryLoading } = useSessionState((state) => state)
  const { start } = useActions()
  const [last] = useState(loadChoices)
  const [mine, setMine] = useState<PickedDeck | null>(null)
  const [theirs, setTheirs] = useState<PickedDeck | null>(null)
  const [bot, setBot] = useState<string | null>(null)
  const [options, setOptions] = useState(() => initialOptions(last))
  const [first, second] = builtIn
  const deckOf = (id: string | undefined) => builtIn.find((deck) => deck.id === id)
  const picked = [
    mine ?? lastOwnList(last['mine'], MINE) ?? toPicked(deckOf(last['mine']) ?? first),
    theirs ?? lastOwnList(last['theirs'], THEIRS) ?? toPicked(deckOf(last['theirs']) ?? second ?? first),
  ] as const
  const { opponents, first: usual } = opponentsAmong(bots, last['bot'])
  const chosenBot = bot ?? usual
  const isFriend = chosenBot === FRIEND.id
  const problem = problemOf(picked, options.kitchenTable)
  const startMatch = (): void => {
    const [yours, botDeck] = picked
    if (!yours || !botDeck || problem) return
    saveChoices({
      mine: yours.id,
      theirs: botDeck.id,
      bot: chosenBot,
      starts: options.starts,
      bestOf: String(options.bestOf),
    })
    start({
      decks: [
        { title: yours.title, text: yours.text },
        { title: botDeck.title, text: botDeck.text },
      ],
      names: [settings.name.trim() || 'Player', isFriend ? 'Friend' : 'Bot'],
      bot: isFriend ? (bots[0]?.id ?? '') : chosenBot,
      hotSeat: isFriend,
      ...options,
      seed: options.seed.trim() || newSeed(),
    })
  }
  return (
    <main className={styles['lobby']}>
      <LobbyHeader />
      {notice && (
        <p className={styles['notice']} data-tone={notice.tone} role="alert">
          {notice.text}
        </p>
      )}
      {isLibraryLoading && (
        <p className={styles['notice']} data-tone="info" role="status">
          The card library is being loaded. Games with built-in decks can begin meanwhile.
        </p>
      )}
      <UnfinishedGames />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          startMatch()
        }}
      >
        <div className={styles['decks']}>
          <DeckPicker title={MINE} decks={builtIn} picked={picked[0]} onPick={setMine} />
          <DeckPicker title={THEIRS} decks={builtIn} picked={picked[1]} onPick={setTheirs} />
        </div>
        <div className={styles['game']}>
          <BotPicker bots={opponents} picked={chosenBot} onPick={setBot} />
          <MatchOptionsForm options={options} onChange={setOptions} />
        </div>
        <footer className={styles['go']}>
          <button type="submit" className={styles['play']} disabled={screen === 'loading' || problem !== null}>
            {screen === 'loading' ? 'Shuffling …' : 'Play'}
          </button>
          {problem && <p className={styles['problem']}>{problem}</p>}
          <FirstGame />
          <YourGames />
          <OpenFile />
        </footer>
      </form>
      <p className={styles['legal']}>
        Unofficial fan content, not approved, endorsed by or affiliated with Wizards of the Coast. Magic: The Gathering
        and its card names are property of Wizards of the Coast. This site contains no card text and no card images.
      </p>
    </main>
  )
}

function LobbyHeader(): ReactNode {
  const [showSettings, setShowSettings] = useState(false)
  return (
    <header className={styles['top']}>
      <svg className={styles['crest']} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 2 29 16 16 30 3 16Z" />
        <path d="M16 8 23 16 16 24 9 16Z" />
      </svg>
      <h1>Spellwright</h1>
      <p>Choose two decks and play. The rules are enforced. Everything runs in your browser, even offline.</p>
      <Friends />
      <LabButtons />
      <button type="button" className={styles['plain']} onClick={() => setShowSettings(true)}>
        Settings
      </button>
      {showSettings && (
        <Dialog title="Settings" onClose={() => setShowSettings(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </header>
  )
}

const toPicked = (
  deck: { readonly id: string; readonly title: string; readonly text: string } | undefined,
): PickedDeck | null => (deck ? { id: deck.id, title: deck.title, text: deck.text, report: null } : null)

/** Why the game cannot start yet, or null. */
function problemOf(picked: readonly (PickedDeck | null)[], kitchen: boolean): string | null {
  for (const deck of picked) {
    if (!deck) return 'Choose two decks.'
    const { report, title, isUnchecked } = deck
    if (isUnchecked) return `${title} has not been checked yet.`
    if (report && report.main === 0) return `${title} has no cards yet.`
    if (report?.errors.some(({ kind }) => kind === 'unreadable')) return `${title} has lines that cannot be read.`
    const unknown = report?.errors.filter(({ kind }) => kind === 'unknownName').length ?? 0
    if (unknown > 0 && !kitchen)
      return `${title} has names that no card has. Correct them, or turn on the kitchen table.`
  }
  return null
}
