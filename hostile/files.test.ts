import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGame, defaultAnswer, type GameSave, loadGame } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { file, folder, run } from './support.ts'

/** The sentence a file gets, and that it gets one: no stack trace, the exit code of wrong usage or of a failed check. */
function expectSentence(args: readonly string[], code: number, sentence: string): void {
  const result = run(args)
  expect(result.err).toContain(sentence)
  expect(result.err).not.toMatch(/^ +at /m)
  expect(result.code).toBe(code)
}

describe('replays', () => {
  const replays = join(folder, 'replays')
  run(['sim', 'goblins', 'enchantress', '--games', '1', '--workers', '0', '--replays', replays])
  const lines = readFileSync(join(replays, 'game-00000.jsonl'), 'utf8').trim().split('\n')
  const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  const [first, second] = header['decks'] as [object[], object[]]
  const withHeader = (changes: object): string =>
    [JSON.stringify({ ...header, ...changes }), ...lines.slice(1)].join('\n')
  const withTurn = (turn: unknown): string => [lines[0], JSON.stringify(turn), ...lines.slice(2)].join('\n')
  const firstTurn = JSON.parse(lines[1] ?? '') as { answers: unknown[] }

  it('a good one is exact', () => {
    expect(run(['replay', join(replays, 'game-00000.jsonl'), '--verify'])).toMatchObject({ code: 0 })
  })

  it.each([
    ['nothing', '', 'not a Spellwright replay'],
    ['no JSON', '{', 'Line 1 is not JSON'],
    ['a number', '5', 'not a Spellwright replay'],
    ['null', 'null', 'not a Spellwright replay'],
    ['a list', '[]', 'not a Spellwright replay'],
    ['another version', withHeader({ version: 99 }), 'Replays of version 99 are not supported'],
    ['no decks', withHeader({ decks: null }), '"decks" must be'],
    ['one deck', withHeader({ decks: [first] }), '"decks.1" is missing'],
    ['decks that are texts', withHeader({ decks: ['a', 'b'] }), '"decks.0" must be Array'],
    ['a billion copies', withHeader({ decks: [[{ name: 'Forest', count: 1e9 }], second] }), '"decks.0.0.count"'],
    ['half a card', withHeader({ decks: [[{ name: 'Forest', count: 0.5 }], second] }), '"decks.0.0.count"'],
    ['a card without a name', withHeader({ decks: [[{ count: 4 }], second] }), '"decks.0.0.name" is missing'],
    ['an unknown card', withHeader({ decks: [[{ name: 'No Such Card', count: 4 }], second] }), 'No Such Card'],
    ['a card named __proto__', withHeader({ decks: [[{ name: '__proto__', count: 4 }], second] }), '__proto__'],
    ['names that are numbers', withHeader({ names: [1, 2] }), '"names.0" must be string'],
    ['unknown options', withHeader({ options: { cheat: true } }), '"options.cheat" is not a known field'],
    ['options of the wrong type', withHeader({ options: { startingLife: 'many' } }), '"options.startingLife"'],
    ['a seed that is a list', withHeader({ seed: [] }), '"seed" must be string'],
    ['turns without answers', withTurn({ turn: 0, hash: 'x' }), '"answers" is missing'],
    ['answers that are texts', withTurn({ ...firstTurn, answers: ['a'] }), '"answers.0" must be'],
    ['an answer of player 7', withTurn({ ...firstTurn, answers: [[7, []]] }), '"answers.0"'],
    ['no end', lines.slice(0, -1).join('\n'), 'its last line is missing'],
    ['a match of the page', JSON.stringify({ format: 'spellwright-match' }), 'a match saved in the browser'],
  ])('one with %s is refused', (name, content, sentence) => {
    expectSentence(['replay', file(`replay ${name.replace(/\W/g, ' ')}.jsonl`, content)], 2, sentence)
  })

  it('one with other answers diverges', () => {
    const other = withTurn({ ...firstTurn, answers: [[0, [99]]] })
    expectSentence(['replay', file('other.jsonl', other), '--verify'], 1, 'The replay diverges on turn 0')
  })

  it('one in UTF-16 with a byte-order mark is read', () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines.join('\n'), 'utf16le')])
    expect(run(['replay', file('utf16.jsonl', utf16), '--verify'])).toMatchObject({ code: 0 })
  })

  it.each([
    ['a folder', () => folder, 'it is a folder'],
    ['missing', () => join(folder, 'missing'), 'there is no such file'],
  ])('one that is %s cannot be read', (_, path, sentence) => expectSentence(['replay', path()], 2, sentence))
})

describe('deck lists', () => {
  const dek = (cards: string): string => `<?xml version="1.0"?>\n<Deck>\n${cards}\n</Deck>\n`
  const deck = (name: string, content: string | Uint8Array) => run(['deck', file(name, content), '--json'])

  it.each([
    ['&#x110000;', 'No card is called'],
    ['&#99999999999;', 'No card is called'],
    ['&constructor;', 'No card is called'],
    ['&#0;', 'No card is called'],
  ])('an entity that is no character (%s) is kept as it is', (entity, sentence) => {
    const { code, err } = deck('entity.dek', dek(`<Cards Quantity="4" Name="Forest${entity}"/>`))
    expect(code).toBe(1)
    expect(err).toContain(sentence)
  })

  it('a .cod file that was cut off says so', () => {
    const whole = '<cockatrice_deck version="1">\n<zone name="main">\n<card number="20" name="Forest"/>\n'
    expect(deck('cut.cod', whole).err).toContain('the file ends before </cockatrice_deck>; it was cut off')
    expect(deck('whole.cod', `${whole}</zone>\n</cockatrice_deck>\n`).code).toBe(0)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a card named %s is a card like any other',
    (name) => {
      const path = file('odd-name.txt', `20 Mountain\n20 Lightning Bolt\n20 ${name}\n`)
      const { code, out } = run([
        'sim',
        path,
        'goblins',
        '--games',
        '2',
        '--workers',
        '0',
        '--allow-unsupported',
        '--json',
      ])
      expect(code).toBe(0)
      const { cards } = JSON.parse(out) as { cards: [{ name: string }[], unknown] }
      expect(cards[0].map((card) => card.name)).toContain(name)
    },
  )

  const list = '20 Mountain\n20 Lightning Bolt\n20 Lim-Dûl\u2019s Vault\n'
  it.each([
    ['UTF-8 with a byte-order mark', Buffer.from(`\uFEFF${list}`, 'utf8')],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${list}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${list}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(list, 'utf16le')],
    ['the encoding of old Windows programs', Buffer.from(list.replace('\u2019', "'"), 'latin1')],
    ['line ends of old Macs', Buffer.from(list.replaceAll('\n', '\r'), 'utf8')],
  ])('a list in %s is read', (_, bytes) => {
    const { code, out } = deck('encoded.txt', bytes)
    expect({ code, main: (JSON.parse(out) as { main: unknown }).main }).toEqual({
      code: 0,
      main: [
        { name: 'Mountain', count: 20 },
        { name: 'Lightning Bolt', count: 20 },
        { name: "Lim-Dûl's Vault", count: 20 },
      ],
    })
  })

  it('a file of millions of characters is refused at once', () => {
    expect(deck('long.txt', '4 Forest\n'.repeat(200_000)).err).toContain('the list is too long to be a deck')
  })

  it('a picture is no deck', () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)
    const { code, err } = deck('picture.png', bytes)
    expect(code).toBe(1)
    expect(err).not.toMatch(/^ +at /m)
  })

  it('numbers of copies that no deck has are refused', () => {
    for (const count of ['99999999999999999999', '0', '1001'])
      expect(deck('many.txt', `${count} Forest`).err).toContain('is no number of copies')
  })

  it('a folder is no deck', () => {
    mkdirSync(join(folder, 'deck-folder'), { recursive: true })
    expectSentence(['deck', join(folder, 'deck-folder')], 2, 'it is a folder')
  })
})

describe('scenario files', () => {
  it.each([
    ['no JSON', '{', 'Line 1 is not a scenario: it is not JSON.'],
    ['null', 'null', 'Line 1 is not a scenario'],
    ['nothing in it', '{}', '"script" is missing'],
    ['a script that is a text', '{"script":"x"}', '"script" must be Array'],
  ])('one with %s is refused', (_, content, sentence) =>
    expectSentence(['scenarios', file('scenarios.jsonl', content)], 2, sentence),
  )

  it('one that is not packed, although its name says so, is refused', () =>
    expectSentence(['scenarios', file('plain.jsonl.gz', 'x')], 2, 'cannot be read: unexpected end of file'))
})

describe('other files', () => {
  it.each([
    [['play', '--script', file('script.json', '{"a":1}')], 'must be a JSON array of the lines to type'],
    [['play', '--script', file('script.txt', 'x')], 'is not JSON'],
    [['coverage', file('decks.jsonl', '{"format":1}')], 'line 1: a deck is'],
    [
      ['deck', 'goblins', '--format', 'legacy', '--facts', file('facts.json', '[{"name":5}]')],
      'is not a list of cards',
    ],
  ])('%s is refused', (args, sentence) => expectSentence(args, 2, sentence))
})

describe('saved games', () => {
  const game = createGame({ decks: ['goblins', 'enchantress'], seed: 'hostile' })
  while (game.state.turn.number < 6 && game.decision) game.submit(game.decision.player, defaultAnswer(game.decision))
  const saved = JSON.stringify(game.save())
  const changed = (change: (save: GameSave & { rest: Record<string, unknown> }) => void): GameSave => {
    const save = JSON.parse(saved)
    change(save)
    return save as GameSave
  }
  /** What is wrong is said in a sentence of ours, never with an error of JavaScript. */
  const message = (save: unknown): string => {
    try {
      loadGame(save as GameSave)
      return 'loaded'
    } catch (error) {
      expect(error).not.toBeInstanceOf(TypeError)
      expect(error).not.toBeInstanceOf(RangeError)
      return (error as Error).message
    }
  }

  it('a good one goes on with the same game', () => {
    const loaded = loadGame(JSON.parse(saved) as GameSave)
    expect(loaded.hash()).toBe(game.hash())
  })

  it('one of version 1, which has no hash of its cards, is loaded too', () => {
    const { engine: _, cards: __, ...old } = JSON.parse(saved)
    expect(loadGame({ ...old, version: 1 } as GameSave).hash()).toBe(game.hash())
  })

  it.each([
    ['null', null, 'This is not a saved Spellwright game.'],
    ['a text', 'x', 'This is not a saved Spellwright game.'],
    ['another format', { format: 'chess' }, 'This is not a saved Spellwright game.'],
    ['nothing else', { format: 'spellwright-game', version: 2 }, '"rest" is missing'],
    ['a version of the future', changed((save) => Object.assign(save, { version: 9 })), 'version 9 of the format'],
    ['a state of the future', changed(({ rest }) => Object.assign(rest, { version: 9 })), 'state version 9'],
    ['no turn', changed(({ rest }) => Object.assign(rest, { turn: null })), '"rest.turn" must be Object, not null'],
    ['no players', changed(({ rest }) => Object.assign(rest, { players: [] })), '"rest.players.0" is missing'],
    ['an unknown card', changed(({ rest }) => Object.assign(rest.definitions[0] ?? {}, { name: 'Nope' })), '"Nope"'],
    [
      'definitions that are missing',
      changed(({ rest }) => Object.assign(rest, { definitions: [] })),
      'has definition 0, which is not in the file',
    ],
    [
      'a foreign id on the battlefield',
      changed(({ rest }) => rest.battlefield.push(99999 as never)),
      'battlefield lists object 99999, which does not exist',
    ],
    [
      'an object twice',
      changed(({ rest }) => rest.objects.push(rest.objects[0] as never)),
      'two objects have the same id',
    ],
    ['an object too many', changed(({ rest }) => Object.assign(rest, { nextObject: 3 })), 'was not given yet'],
    [
      'a zone that does not exist',
      changed(({ rest }) => Object.assign(rest.objects[0] ?? {}, { zone: 'moon' })),
      'zone',
    ],
    ['a billion objects', changed(({ rest }) => Object.assign(rest, { nextObject: 1e9 })), '"rest.nextObject"'],
    ['no randomness', changed(({ rest }) => Object.assign(rest, { rng: [1] })), '"rest.rng"'],
    [
      'a strange place in the turn',
      changed(({ rest }) => Object.assign(rest, { flow: { at: 'lunch' } })),
      '"rest.flow.at"',
    ],
    [
      'an answer that does not fit',
      changed((save) => Object.assign(save, { since: [{ player: 0, answer: { kind: 'auto' } }] })),
      'cannot be loaded',
    ],
    [
      'a token in no card language',
      changed(({ rest }) =>
        rest.definitions.push({
          kind: 'inline',
          definition: {
            name: 'X',
            layout: 'normal',
            faces: [{ name: 'X', types: [], subtypes: [], supertypes: [], abilities: [{ kind: 'dance' }] }],
          },
        } as never),
      ),
      '"dance" is no kind of ability',
    ],
  ])('one with %s is refused', (_, save, sentence) => expect(message(save)).toContain(sentence))

  it('whatever is taken out of one, it loads or is refused with a sentence', () => {
    const rest = (JSON.parse(saved) as { rest: object }).rest
    for (const key of Object.keys(rest))
      for (const value of [undefined, null, 0, 'x', [], {}])
        message(changed((save) => Object.assign(save.rest, { [key]: value })))
  })
})
