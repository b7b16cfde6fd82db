import { parseReplays, verifyReplay } from 'spellwright/sim'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playUntil } from './support/play-on.ts'
import { goblins, SETTINGS, startMatch, TestPlayer } from './support/test-player.ts'
import { startServer, type TestServer } from './support/test-server.ts'

describe('a match between two people', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  const isOver = ({ room, scene }: TestPlayer): boolean =>
    room?.phase === 'over' && scene != null && scene.scene.view.result !== null

  it('is played from the first hand to the victory of one', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    await Promise.all([playUntil(ann, isOver), playUntil(bob, isOver)])
    expect(ann.scene?.scene.view.result?.winner).toBe(bob.scene?.scene.view.result?.winner)
    expect((ann.room?.seats[0].wins ?? 0) + (ann.room?.seats[1].wins ?? 0)).toBe(1)
  })

  it('goes on after a game, with sideboarding by both at once, and the loser chooses who goes first', async () => {
    const [ann, bob] = await startMatch(server.socketUrl, { bestOf: 3 })
    await ann.ask({ kind: 'concede' })
    await bob.until(({ room }) => room?.phase === 'sideboarding')
    await ann.ask({ kind: 'nextGame' })
    await bob.ask({ kind: 'nextGame' })
    for (const player of [ann, bob]) {
      await player.until(({ scene }) => scene?.scene.view.decision?.shape === 'sideboard')
      const decision = player.scene?.scene.view.decision
      if (decision?.shape !== 'sideboard') throw new Error('Nobody is asked to sideboard.')
      const { main, sideboard } = decision
      await player.ask({
        kind: 'answer',
        question: player.scene?.question ?? 0,
        answer: { main, sideboard },
        auto: false,
      })
    }
    await ann.until(({ scene }) => scene?.scene.score.game === 2)
    expect(ann.room?.phase).toBe('playing')
    expect(ann.scene?.scene.view.waitingFor).toBe(0)
  })

  it('[S7.2] has the rules on where a few cards have none: both know how many, and only these are moved by hand', async () => {
    const [ann, bob] = await startMatch(server.socketUrl, {}, ['20 Chaos Orb\n20 Mountain', goblins])
    expect(bob.room?.seats.map(({ withoutRules }) => withoutRules)).toEqual([1, 0])
    expect(bob.scene?.scene.byHand).toBe('unsupported')
    expect(ann.scene?.scene.view.hand.find(({ name }) => name === 'Chaos Orb')).toMatchObject({
      types: ['artifact'],
      sandbox: true,
    })
  })

  it('says why a card cannot be used, but nothing about cards that a player cannot see', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    for (const player of [ann, bob]) {
      await player.until(({ scene }) => scene?.question != null)
      await player.ask({ kind: 'answer', question: player.scene?.question ?? 0, answer: [0], auto: false })
    }
    await ann.until(({ scene }) => scene?.scene.view.decision?.shape === 'act')
    const why = (object: number): Promise<unknown> => ann.ask({ kind: 'whyNot', object })
    const spell = ann.scene?.scene.view.hand.find(({ types }) => !types.includes('land'))
    expect(await why(spell?.id ?? 0)).toContain(spell?.name)
    const hidden = bob.scene?.scene.view.hand.map(({ id }) => id) ?? []
    const said = await Promise.all(hidden.map(why))
    expect(said.filter((reason) => reason !== null && reason !== 'That object is not there.')).toEqual([])
    await expect(bob.ask({ kind: 'whyNot', object: spell?.id ?? 0 })).resolves.toBeNull()
  })

  it('says what comes of a combat before blocks are declared', async () => {
    // Every hand has a creature to attack or to block with.
    const raiders = "30 Mons's Goblin Raiders\n30 Mountain"
    const [ann, bob] = await startMatch(server.socketUrl, {}, [raiders, raiders])
    const isBlocking = ({ scene }: TestPlayer): boolean => scene?.scene.view.decision?.shape === 'block'
    const isDone = (player: TestPlayer): boolean => isOver(player) || isBlocking(player)
    await Promise.race([playUntil(ann, isDone), playUntil(bob, isDone)])
    const [defender, attacker] = isBlocking(ann) ? [ann, bob] : [bob, ann]
    const decision = defender.scene?.scene.view.decision
    if (decision?.shape !== 'block') throw new Error('Nobody was attacked in this game.')
    expect(await defender.ask({ kind: 'forecast', answer: [] })).toEqual(defender.scene?.scene.forecast)
    const blocks = decision.candidates
      .slice(0, 1)
      .flatMap(({ blocker, attackers: [first] }) => ({ blocker, attacker: first }))
    expect(await defender.ask({ kind: 'forecast', answer: blocks })).not.toEqual(defender.scene?.scene.forecast)
    expect(await defender.ask({ kind: 'forecast', answer: 'all of them' })).toBeNull()
    expect(await attacker.ask({ kind: 'forecast', answer: [] })).toBeNull()
  })

  it('a late or repeated answer changes nothing', async () => {
    const [ann] = await startMatch(server.socketUrl)
    await ann.until(({ scene }) => scene?.question != null)
    const question = ann.scene?.question ?? 0
    const before = ann.received.length
    const asked = { kind: 'answer' as const, question, answer: [0], auto: false }
    await ann.ask(asked)
    expect(await ann.refusal(asked)).toBe('That question is no longer open.')
    expect(await ann.refusal({ ...asked, question: 9999 })).toBe('That question is no longer open.')
    expect(ann.received.length).toBeGreaterThan(before)
  })

  it('an answer of the wrong seat and an illegal one are refused with a sentence', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    await ann.until(({ scene }) => scene?.question != null)
    const question = ann.scene?.question ?? 0
    expect(await bob.refusal({ kind: 'answer', question, answer: [0], auto: false })).toBe(
      'That question is no longer open.',
    )
    expect(
      await ann.refusal({ kind: 'answer', question, answer: { kind: 'cast', object: '__proto__' }, auto: false }),
    ).not.toBe('accepted')
    expect(ann.scene?.question).toBe(question)
  })

  it('a player who lost the connection is back at the same question, and another device takes over', async () => {
    const [ann, bob, code] = await startMatch(server.socketUrl)
    await ann.until(({ scene }) => scene?.question != null)
    const question = ann.scene?.question
    const hash = ann.scene?.hash
    await ann.lose()
    await bob.until(({ room }) => room?.away?.seat === 0)
    const back = await TestPlayer.enter(server.socketUrl, 'Ann', ann.token)
    await back.join(code)
    await back.until(({ scene }) => scene?.question != null)
    expect(back.scene?.question).toBe(question)
    expect(back.scene?.hash).toBe(hash)
    expect(back.scene?.scene.logFrom).toBe(0)
    const phone = await TestPlayer.enter(server.socketUrl, 'Ann', ann.token)
    await phone.join(code)
    await back.until(({ received }) => received.some(({ kind }) => kind === 'replaced'))
    expect(await back.refusal({ kind: 'concede' })).toBe('You are not in a room.')
    expect(phone.room?.you).toBe(0)
  })

  it('a draw is agreed on, and a decision is taken back, only with the consent of the other', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    await ann.until(({ scene }) => scene?.question != null)
    const first = ann.scene?.scene.view.decision?.purpose
    await ann.ask({ kind: 'answer', question: ann.scene?.question ?? 0, answer: [0], auto: false })
    await ann.ask({ kind: 'offer', what: 'takeBack' })
    expect(await ann.refusal({ kind: 'reply', accept: true })).toBe('The other player has to answer.')
    await bob.until(({ room }) => room?.offer?.kind === 'takeBack')
    await bob.ask({ kind: 'reply', accept: true })
    await ann.until(({ scene }) => scene?.question != null && scene.scene.view.decision?.purpose === first)
    await bob.ask({ kind: 'offer', what: 'draw' })
    await ann.ask({ kind: 'reply', accept: true })
    await ann.until(isOver)
    expect(ann.scene?.scene.view.result).toEqual({ winner: null, reason: 'agreed' })
  })

  it('a bot plays the free seat', async () => {
    const ann = await TestPlayer.enter(server.socketUrl, 'Ann')
    await ann.ask({ kind: 'create', settings: SETTINGS })
    expect(await ann.refusal({ kind: 'addBot', bot: 'heuristic' })).toBe(
      'Choose a deck first: the bot plays the same one.',
    )
    await ann.bring()
    await ann.ask({ kind: 'addBot', bot: 'heuristic' })
    await ann.ask({ kind: 'ready', ready: true })
    await playUntil(ann, isOver)
    expect(ann.room?.seats[1].bot).toBe('heuristic')
    expect(ann.room?.phase).toBe('over')
  })

  it('a bot that looks ahead plays without keeping the room from anything else', async () => {
    const ann = await TestPlayer.enter(server.socketUrl, 'Ann')
    await ann.ask({ kind: 'create', settings: SETTINGS })
    await ann.bring('40 Mountain')
    await ann.ask({ kind: 'addBot', bot: 'search' })
    await ann.ask({ kind: 'ready', ready: true })
    // The bot goes through a whole turn of its own.
    await playUntil(ann, ({ scene }) => (scene?.scene.view.turn.number ?? 0) >= 3)
    await ann.ask({ kind: 'concede' })
    await ann.until(isOver)
    expect(ann.room?.seats.map(({ wins }) => wins)).toEqual([0, 1])
  })

  it('a bot sideboards between two games like a person, and plays the next one', async () => {
    const ann = await TestPlayer.enter(server.socketUrl, 'Ann')
    await ann.ask({ kind: 'create', settings: { ...SETTINGS, bestOf: 3 } })
    await ann.bring('20 Raging Goblin\n20 Mountain\n\nSideboard\n4 Lightning Bolt\n')
    await ann.ask({ kind: 'addBot', bot: 'heuristic' })
    await ann.ask({ kind: 'ready', ready: true })
    await playUntil(ann, ({ room }) => room?.phase === 'sideboarding')
    await ann.ask({ kind: 'nextGame' })
    const decision = ann.scene?.scene.view.decision
    if (decision?.shape !== 'sideboard') throw new Error('Ann is not asked to sideboard.')
    const { main, sideboard } = decision
    await ann.ask({ kind: 'answer', question: ann.scene?.question ?? 0, answer: { main, sideboard }, auto: false })
    await ann.until(({ scene }) => scene?.scene.score.game === 2)
    expect(ann.room?.phase).toBe('playing')
  })

  it('its replay is stored with the secret that was committed to', async () => {
    const [ann] = await startMatch(server.socketUrl)
    const commitment = ann.room?.commitment
    expect(ann.room?.secret).toBeNull()
    await ann.ask({ kind: 'concede' })
    await ann.until(isOver)
    const { createHash } = await import('node:crypto')
    expect(
      createHash('sha256')
        .update(ann.room?.secret ?? '')
        .digest('hex'),
    ).toBe(commitment)
    const replays = parseReplays(await (await fetch(`${server.url}${ann.room?.replay}`)).text())
    expect(replays.map(({ header }) => header.shuffle)).toEqual([{ secret: ann.room?.secret, sha256: commitment }])
    expect(replays.map((replay) => verifyReplay(replay).divergence)).toEqual([null])
    expect((await fetch(`${server.url}/api/replays/unknown`)).status).toBe(404)
  })

  it('chat reaches everybody, as text', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    await ann.ask({ kind: 'chat', text: '<b>Good luck</b>' })
    const isChat = ({ received }: TestPlayer): boolean =>
      received.some((one) => one.kind === 'chat' && one.lines.some(({ text }) => text === '<b>Good luck</b>'))
    await bob.until(isChat)
    expect(bob.received.some(({ kind }) => kind === 'chat')).toBe(true)
  })

  it('both want a rematch and play again with a new secret', async () => {
    const [ann, bob] = await startMatch(server.socketUrl)
    const before = ann.room?.commitment
    await ann.ask({ kind: 'concede' })
    await ann.until(isOver)
    await ann.ask({ kind: 'rematch' })
    await bob.ask({ kind: 'rematch' })
    await ann.until(({ room }) => room?.phase === 'waiting')
    expect(ann.room?.commitment).not.toBe(before)
    expect(ann.room?.seats.map(({ deck }) => deck)).toEqual(['Goblins', 'Goblins'])
  })
})
