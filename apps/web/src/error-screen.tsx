import { Component, type ReactNode } from 'react'
import styles from './error-screen.module.css'
import { forgetEverything, loadGames } from './session/storage.ts'
import { saveFile } from './table/windows/save-file.ts'

const startOver = (): void => {
  forgetEverything()
  location.reload()
}

/** What the player sees instead of a blank page: they can save the game, go on with it, or start over. */
export function ErrorScreen({ message }: { readonly message: string }): ReactNode {
  const [latest] = loadGames()
  return (
    <main className={styles['screen']} role="alert">
      <h1>The page has failed</h1>
      <p>This is a bug in Spellwright, not your mistake. Your game is stored up to your last decision.</p>
      <p>
        <code>{message}</code>
      </p>
      <div className={styles['buttons']}>
        {latest && (
          <button type="button" onClick={() => saveFile('spellwright-game.json', latest.file)}>
            Download the game
          </button>
        )}
        <button type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
        <button type="button" onClick={startOver}>
          Start over: forget the game, the settings and the lists
        </button>
      </div>
    </main>
  )
}

interface Failure {
  readonly message: string | null
}

/** Shows the error screen if anything inside it fails. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Failure> {
  override state: Failure = { message: null }

  static getDerivedStateFromError(error: unknown): Failure {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    return this.state.message === null ? this.props.children : <ErrorScreen message={this.state.message} />
  }
}
