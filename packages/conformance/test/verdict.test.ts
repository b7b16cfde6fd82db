import { describe, expect, it } from 'vitest'
import { runScenario } from '../src/index.ts'
import type { ScenarioInput } from '../src/scenarios/builders.ts'
import {
  at,
  inGraveyard,
  life,
  mode,
  number,
  onBattlefield,
  pick,
  scenario,
  share,
  size,
  yes,
} from '../src/scenarios/builders.ts'

/** A Shock at the opponent, and whatever the test changes about it. */
const shock = (changes: Partial<ScenarioInput> = {}) =>
  runScenario(
    scenario({
      id: 'Shock',
      area: 'test',
      A: { hand: ['Shock'], battlefield: ['Mountain'] },
      script: [at(1, 'main1', 'A').cast('Shock', 'B')],
      stopAt: [1, 'main1'],
      expect: [life('B', 18)],
      ...changes,
    }),
  )

describe('the verdict on a scenario', () => {
  it('is passed when every action, check and expectation holds', () => {
    expect(shock()).toMatchObject({ status: 'passed', reasons: [] })
  })

  it('is failed, and says what was found, when an expectation does not hold', () => {
    const { status, reasons } = shock({ expect: [life('A', 20), life('B', 17)] })
    expect(status).toBe('failed')
    expect(reasons).toEqual(['Expected "B: life, value 17", found: 18.'])
  })

  it('is failed when a check on the way does not hold', () => {
    const { reasons } = shock({
      script: [at(1, 'main1', 'A').cast('Shock', 'B'), at(1, 'main1', 'A').check(life('B', 18))],
    })
    expect(reasons[0]).toBe('Check "B: life, value 18" does not hold: 20.')
  })

  it('is failed when an action is not possible, and the game stands as before it', () => {
    const { reasons } = shock({
      script: [at(1, 'main1', 'A').cast('Shock', 'B'), at(1, 'main1', 'A').cast('Shock', 'B')],
      expect: [{ kind: 'stackSize', count: 1 }],
    })
    expect(reasons).toEqual(['"castSpell Shock → player B" is not possible now.'])
  })

  it('is failed when the moment of an entry never comes', () => {
    const { reasons } = shock({
      script: [at(1, 'main1', 'A').cast('Shock', 'B'), at(1, 'untap', 'A').check(life('B', 20))],
    })
    expect(reasons[0]).toContain('Player A never came to "check B: life, value 20" (turn 1, untap)')
  })

  it('is failed when the script was expected to fail and does not', () => {
    const { reasons } = shock({ expectFailure: { kind: 'illegalAction', action: 0 } })
    expect(reasons[0]).toBe('The script was expected to fail (illegalAction), and ran through.')
    expect(shock({ expectFailure: { kind: 'illegalAction', action: 0, optional: true } }).status).toBe('passed')
  })

  it('is failed when another entry fails than the expected one', () => {
    const { status } = shock({
      script: [at(1, 'main1', 'A').cast('Bolt', 'B'), at(1, 'main2', 'A').cast('Shock', 'B')],
      expect: [],
      expectFailure: { kind: 'illegalAction', action: 1 },
    })
    expect(status).toBe('failed')
  })

  it('is failed in a strict scenario when a question has no prepared answer', () => {
    const { reasons } = shock({ script: [at(1, 'main1', 'A').cast('Shock')] })
    expect(reasons[0]).toContain('was asked "Choose a target for Shock."')
    expect(shock({ strict: false, script: [at(1, 'main1', 'A').cast('Shock')] }).status).toBe('passed')
  })

  it('warns about answers nobody asked for', () => {
    const { status, warnings } = shock({ choices: { A: [yes()] } })
    expect(status).toBe('passed')
    expect(warnings).toEqual(['Player A was not asked for {"kind":"yesNo","value":true,"after":0}.'])
  })

  it('names cards that do not exist and does not play', () => {
    const result = shock({ A: { hand: ['Shock', 'Black Lotus Petal'], battlefield: ['Mountain'] } })
    expect(result).toMatchObject({ status: 'notRunnable', missingCards: ['Black Lotus Petal'], unsupported: [] })
  })

  it.each([
    ['an unknown statement', { expect: [{ kind: 'aura', value: 3 }] }, 'aura'],
    [
      'a way to cast that does not exist',
      { script: [{ ...at(1, 'main1', 'A').cast('Shock', 'B'), castMode: 'web-slinging' } as never] },
      'castMode web-slinging',
    ],
    ['a coin', { choices: { A: [{ kind: 'coin' as const, value: true, after: 0 }] } }, 'coin'],
    ['a designation somebody should have', { expect: [{ kind: 'initiative', player: 'A' as const }] }, 'initiative'],
  ])('names %s as the word that stops it', (_, changes, word) => {
    expect(shock(changes)).toMatchObject({ status: 'notRunnable', unsupported: [word] })
  })

  it('shows the script, the questions and what happened in the log', () => {
    const { log } = shock()
    expect(log).toEqual([
      'Turn 1 (A)',
      '> A: castSpell Shock → player B',
      '  ? A: Choose a target for Shock. player B',
      "  A's precombat main phase",
      '      A taps Mountain for {R}',
      '    A casts Shock targeting B',
      '    Shock resolves',
      '      Shock deals 2 damage to B (20 → 18)',
      '= B: life, value 18',
    ])
  })
})

describe('illegal answers', () => {
  const bolt = (changes: Partial<ScenarioInput>) =>
    runScenario(
      scenario({
        id: 'Bolt',
        area: 'test',
        A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
        B: { battlefield: ['Troll Ascetic', 'Grizzly Bears'] },
        script: [at(1, 'main1', 'A').cast('Lightning Bolt')],
        stopAt: [1, 'main1'],
        expect: [onBattlefield('B', 'Troll Ascetic')],
        ...changes,
      }),
    )

  it('are expected by some scenarios: a target', () => {
    const targets = { A: [{ kind: 'target' as const, targets: [{ card: 'Troll Ascetic' }], after: 1 }] }
    expect(bolt({ targets, expectFailure: { kind: 'illegalTarget' } }).status).toBe('passed')
    expect(bolt({ targets }).status).toBe('failed')
  })

  it('leave the way free for the next legal one in the queue', () => {
    const targets = {
      A: [
        { kind: 'target' as const, targets: [{ card: 'Troll Ascetic' }], after: 1 },
        { kind: 'target' as const, targets: [{ card: 'Grizzly Bears' }], after: 1 },
      ],
    }
    expect(bolt({ targets, expect: [inGraveyard('B', 'Grizzly Bears')] }).status).toBe('passed')
  })

  it('are modes that are not on offer', () => {
    const charm: Partial<ScenarioInput> = {
      A: { hand: ['Funeral Charm'], battlefield: ['Swamp'] },
      script: [at(1, 'main1', 'A').cast('Funeral Charm', 'Grizzly Bears')],
      modes: { A: [mode(4)] },
      expectFailure: { kind: 'illegalMode' },
    }
    expect(bolt(charm).status).toBe('passed')
  })

  it('are numbers that cannot be paid', () => {
    const banefire: Partial<ScenarioInput> = {
      A: { hand: ['Banefire'], battlefield: ['2 Mountain'] },
      script: [at(1, 'main1', 'A').cast('Banefire', 'B')],
      choices: { A: [number(5)] },
      expectFailure: { kind: 'illegalAction', action: 0 },
    }
    expect(bolt(banefire).status).toBe('passed')
  })

  it('are shares that do not add up', () => {
    const fire: Partial<ScenarioInput> = {
      A: { hand: ['Fire // Ice'], battlefield: ['2 Mountain'] },
      script: [at(1, 'main1', 'A').cast('Fire')],
      targets: { A: [share(2, 'Grizzly Bears'), share(1, 'B')] },
    }
    expect(bolt(fire).reasons[0]).toContain('The shares add up to 3, not 2.')
  })
})

describe('defaults where nothing is prepared', () => {
  const free = (input: Omit<ScenarioInput, 'id' | 'area' | 'strict'>) =>
    runScenario(scenario({ id: 'default', area: 'test', strict: false, ...input })).reasons

  it('harm the opponent’s best and spare one’s own', () => {
    const reasons = free({
      A: { hand: ['Murder'], battlefield: ['3 Swamp', 'Serra Angel'] },
      B: { battlefield: ['Memnite', 'Craw Wurm'] },
      script: [at(1, 'main1', 'A').cast('Murder')],
      stopAt: [1, 'main1'],
      expect: [inGraveyard('B', 'Craw Wurm'), onBattlefield('A', 'Serra Angel')],
    })
    expect(reasons).toEqual([])
  })

  it('help one’s own', () => {
    const reasons = free({
      A: { hand: ['Giant Growth'], battlefield: ['Forest', 'Memnite'] },
      B: { battlefield: ['Craw Wurm'] },
      script: [at(1, 'main1', 'A').cast('Giant Growth')],
      stopAt: [1, 'main1'],
      expect: [size('A', 'Memnite', 4, 4)],
    })
    expect(reasons).toEqual([])
  })

  it('make X as large as the lands allow, and say yes', () => {
    const reasons = free({
      A: { hand: ['Banefire'], battlefield: ['4 Mountain'] },
      script: [at(1, 'main1', 'A').cast('Banefire', 'B')],
      stopAt: [1, 'main1'],
      expect: [life('B', 17)],
    })
    expect(reasons).toEqual([])
  })

  it('are not made up for a word that has none', () => {
    const result = runScenario(
      scenario({
        id: 'word',
        area: 'test',
        strict: false,
        A: { hand: ['Story Circle'], battlefield: ['4 Plains'] },
        script: [at(1, 'main1', 'A').cast('Story Circle')],
        stopAt: [1, 'main1'],
        expect: [],
      }),
    )
    expect(result).toMatchObject({ status: 'notRunnable', unsupported: ['default for chooseColor'] })
  })

  it('give way to an answer that fits', () => {
    const reasons = free({
      A: { hand: ['Story Circle'], battlefield: ['4 Plains'] },
      script: [at(1, 'main1', 'A').cast('Story Circle')],
      choices: { A: [pick('Blue')] },
      stopAt: [1, 'main1'],
      expect: [onBattlefield('A', 'Story Circle')],
    })
    expect(reasons).toEqual([])
  })
})
