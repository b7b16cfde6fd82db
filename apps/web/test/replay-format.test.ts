import { createGame, defaultAnswer, type GameRecord, type MatchSetup, parseDeckList } from 'spellwright/play'
import { parseReplays, verifyReplay } from 'spellwright/sim'
import { describe, expect, it } from 'vitest'
import { firstGame, newGame, readWatchable, replayOf } from '../src/worker/match-file.ts'

const deck = { title: 'Goblins', text: '20 Mountain\n20 Goblin Lackey\n' }
const setup: MatchSetup = {
  decks: [deck, deck],
  names: ['Ann', 'Bot'],
  bot: 'random',
  starts: 'you',
  seed: 'one format',
  bestOf: 1,
  kitchenTable: false,
}

/** A game in which both players give default answers, until the first concedes. */
function played(): GameRecord {
  const game = newGame(setup, firstGame(setup))
  while (game.decision && game.answers.length < 60) game.submit(game.decision.player, defaultAnswer(game.decision))
  game.concede(0)
  const answers = game.answers.map(({ player, answer, concede }) => ({
    player,
    answer,
    ...(concede ? { concede } : {}),
  }))
  return { ...firstGame(setup), answers, result: game.state.result }
}

describe('a replay saved in the browser', () => {
  const file = replayOf({ setup, games: [played()] })

  it('is one that the command line reads, and plays the same there', () => {
    const [replay] = parseReplays(file)
    expect(replay?.header).toMatchObject({ names: ['Ann', 'Bot'], bots: ['person', 'random'], seed: 'one format' })
    expect(replay && verifyReplay(replay).divergence).toBe(null)
  })

  it('is watched from the same file, with the same answers', () => {
    const { games, setup: read } = readWatchable(file)
    expect(games[0]?.answers).toEqual(played().answers)
    expect(read.names).toEqual(['Ann', 'Bot'])
    const decks = [parseDeckList(games[0]?.decks[0] ?? '').main, parseDeckList(deck.text).main]
    expect(decks[0]).toEqual(decks[1])
    const again = createGame({
      decks: [decks[0] ?? [], decks[1] ?? []],
      seed: 'one format',
      names: ['Ann', 'Bot'],
      options: games[0]?.options ?? {},
    })
    expect(again.hash()).toBe(newGame(setup, firstGame(setup)).hash())
  })

  it('holds all games of a match, one after the other', () => {
    const two = replayOf({ setup: { ...setup, bestOf: 3 }, games: [played(), played()] })
    expect(parseReplays(two)).toHaveLength(2)
    expect(readWatchable(two).games).toHaveLength(2)
  })
})
