import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOT_NAMES } from 'spellwright/bots'
import { afterAll, describe, expect, it } from 'vitest'
import { run, runTyping } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellwright-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('spellwright play', () => {
  it('refuses to start without a terminal, with one sentence and exit code 2', async () => {
    const { exitCode, out, err } = await run('play')
    expect(exitCode).toBe(2)
    expect(out).toBe('')
    expect(err).toBe(
      'Playing needs a terminal. Without one, use --demo to watch two bots or --script to take the answers from a file.',
    )
  })

  it('[S1.2] --demo plays two bots, and the same seed gives the same game', async () => {
    const [first, again, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => run('play', '--demo', '--json', '--seed', seed)),
    )
    expect(first?.exitCode).toBe(0)
    expect(JSON.parse(first?.out ?? '')).toMatchObject({
      seed: '5',
      decks: ['Legacy Goblins', 'Legacy Enchantress'],
      players: ['Alice', 'Bot'],
      hash: expect.any(String),
    })
    expect(again?.out).toBe(first?.out)
    expect(other?.out).not.toBe(first?.out)
  })

  it('[S14.1] prints the log of the game, turn by turn', async () => {
    const { out } = await run('play', '--demo', '--seed', '5')
    expect(out).toMatch(/^Legacy Goblins against Legacy Enchantress, seed 5/)
    expect(out).toMatch(/^Turn 2 \((Alice|Bot)\)$/m)
    expect(out).toMatch(/^ {4}(Alice|Bot) plays .* \(land drop\)$/m)
    expect(out).toMatch(/wins on turn \d+\.$|^Nobody wins/m)
  })

  it('reads the lines of --script as if they were typed, and gives default answers after the last one', async () => {
    const script = file('answers.json', JSON.stringify(['k', '?', '0']))
    const { exitCode, out } = await run('play', '--seed', '7', '--script', script)
    expect(exitCode).toBe(0)
    expect(out).toContain('Keep this hand?\n   1  Keep\n   2  Mulligan')
    expect(out).toContain('Alice keeps 7 cards')
    expect(out).toContain('take back your last decision')
    expect(out).toMatch(/wins on turn \d+\.$|^Nobody wins/m)
  })

  it('refuses a script that is missing or not a JSON array', async () => {
    expect(await run('play', '--script', file('no.json', '{}'))).toMatchObject({ exitCode: 2 })
    expect(await run('play', '--script', join(folder, 'missing.json'))).toMatchObject({ exitCode: 2 })
  })

  it('refuses an unknown deck, bot or auto-pass setting and lists the choices', async () => {
    expect((await run('play', '--demo', '--deck', 'gobblins')).err).toContain('lists the built-in decks')
    expect((await run('play', '--bot', 'perfect')).err).toContain(`Allowed choices are ${BOT_NAMES.join(', ')}.`)
    expect((await run('play', '--auto-pass', 'never')).err).toContain('Allowed choices are usual, idle, off.')
  })

  it('shows the board and the numbered legal actions, and takes the action that was typed', async () => {
    const { out } = await runTyping(['keep', '1', 'q'], 'play', '--seed', '7')
    expect(out).toMatch(/── Turn 2 · Alice · first main phase ─+\n {2}Bot {6}\d+ life · hand \d/)
    expect(out).toContain('   0  Pass\n   1  Play Wooded Foothills\n   2  Play Rishadan Port')
    expect(out).toContain('Alice plays Wooded Foothills (land drop)')
    expect(out).toContain('You left the game on turn 2.')
  })

  it('[S8.2] says why an answer is refused, and asks again', async () => {
    const { out } = await runTyping(['maybe', 'keep', '99', 'q'], 'play', '--seed', '7')
    expect(out).toContain('Type numbers from 1 to 2, with spaces between them.')
    expect(out).toContain('Alice keeps 7 cards')
    expect(out).toMatch(/Type a number from 0 to \d+, or Enter to pass\./)
  })

  it('[S4.4] takes back a land that was played, but nothing from before a card was drawn', async () => {
    const { out } = await runTyping(['k', '1', 'u', 'u', 'z', 'q'], 'play', '--seed', '7')
    const [before, after] = out.split('Your last decision was taken back.')
    expect(before).toContain('Alice plays Wooded Foothills (land drop)')
    expect(after).toContain('   1  Play Wooded Foothills')
    expect(after).toContain('There is nothing to take back.')
    expect(after).toContain("Alice's graveyard: empty")
  })

  it('concedes only after confirmation', async () => {
    const { out } = await runTyping(['k', 'c', 'n', 'c', 'y'], 'play', '--seed', '7', '--json')
    expect(JSON.parse(out)).toMatchObject({ winner: 'Bot', reason: 'conceded' })
  })

  it('leaves the game at the end of input', async () => {
    const { exitCode, out } = await runTyping([], 'play', '--seed', '7', '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ winner: null, reason: 'left' })
  })

  it('shows the text of cards and changes the auto-pass setting', async () => {
    const { out } = await runTyping(['k', 'i goblin lackey', 'i nonsense', 'a', 'a', 'b', 'q'], 'play', '--seed', '7')
    expect(out).toContain('Goblin Lackey  {R}\nCreature — Goblin  1/1')
    expect(out).toContain('No supported card is called "nonsense".')
    expect(out).toContain('Auto-pass idle: you are asked whenever you can do something.')
    expect(out).toContain('Auto-pass off: you are always asked.')
  })

  it('[S7.2] plays unsupported cards by hand, and lists them before the game', async () => {
    const deck = file('strange.txt', '30 Forest\n30 Strange Beast\n')
    const words = [
      'k',
      'move Strange Beast to battlefield',
      'tap Strange Beast',
      'tap Strange Beast',
      'life -2',
      '?',
      'q',
    ]
    const { out, err } = await runTyping(words, 'play', '--seed', '1', '--deck', deck, '--bot-deck', deck)
    expect(err).toContain('No card is called "Strange Beast".')
    expect(err).toContain('strange: not supported, to be played by hand: Strange Beast.')
    expect(out).toContain("Strange Beast enters the battlefield under Alice's control")
    expect(out).toContain("Alice's Strange Beast becomes tapped")
    expect(out).toContain('Strange Beast is not an untapped permanent.')
    expect(out).toContain('Alice loses 2 life (20 → 18)')
    expect(out).toContain('Unsupported cards are played by hand:')
  })
})
