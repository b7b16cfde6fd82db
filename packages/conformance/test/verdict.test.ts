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
  powerToughness,
  scenario,
  share,
  yes,
} from '../src/scenarios/builders.ts'

/** A scenario that casts Shock on the opponent, with changes. */
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

describe('a scenario', () => {
  it('passes if every action succeeds and every check and expectation holds', () => {
    expect(shock()).toMatchObject({ status: 'passed', reasons: [] })
  })

  it('[Breeding Pool] begins with untapped shock lands that cost no life', () => {
    const { reasons } = shock({
      A: { hand: ['Shock'], battlefield: ['Mountain', '11 Breeding Pool'] },
      expect: [life('A', 20), { kind: 'tappedCount', card: 'Breeding Pool', tapped: false, count: 11 }],
    })
    expect(reasons).toEqual([])
  })

  it('fails if an expectation does not hold, and says what was found', () => {
    const { status, reasons } = shock({ expect: [life('A', 20), life('B', 17)] })
    expect(status).toBe('failed')
    expect(reasons).toEqual(['Expected "B: life, value 17", found: 18.'])
  })

  it('fails if a check of the script does not hold', () => {
    const { reasons } = shock({
      script: [at(1, 'main1', 'A').cast('Shock', 'B'), at(1, 'main1', 'A').check(life('B', 18))],
    })
    expect(reasons[0]).toBe('Check "B: life, value 18" does not hold: 20.')
  })

  it('fails if an action is not possible, and leaves the game unchanged', () => {
    const { reasons } = shock({
      script: [at(1, 'main1', 'A').cast('Shock', 'B'), at(1, 'main1', 'A').cast('Shock', 'B')],
      expect: [{ kind: 'stackSize', count: 1 }],
    })
    expect(reasons).toEqual(['"castSpell Shock → player B" is not possible now.'])
  })

  it('fails if an entry is never executed', () => {
    const { reasons } = shock({
      script: [at(1, 'main1', 'A').cast('Shock', 'B'), at(1, 'untap', 'A').check(life('B', 20))],
    })
    expect(reasons[0]).toContain('Player A had no opportunity for "check B: life, value 20" (turn 1, untap)')
  })

  it('fails if the script was expected to fail but does not', () => {
    const { reasons } = shock({ expectFailure: { kind: 'illegalAction', action: 0 } })
    expect(reasons[0]).toBe('The script was expected to fail (illegalAction), but did not.')
    expect(shock({ expectFailure: { kind: 'illegalAction', action: 0, optional: true } }).status).toBe('passed')
  })

  it('fails if a different entry fails than the expected one', () => {
    const { status } = shock({
      script: [at(1, 'main1', 'A').cast('Bolt', 'B'), at(1, 'main2', 'A').cast('Shock', 'B')],
      expect: [],
      expectFailure: { kind: 'illegalAction', action: 1 },
    })
    expect(status).toBe('failed')
  })

  it('fails if it is strict and a question has no prepared answer', () => {
    const { reasons } = shock({ script: [at(1, 'main1', 'A').cast('Shock')] })
    expect(reasons[0]).toContain('was asked "Choose a target for Shock."')
    expect(shock({ strict: false, script: [at(1, 'main1', 'A').cast('Shock')] }).status).toBe('passed')
  })

  it('warns about answers that were not asked for', () => {
    const { status, warnings } = shock({ choices: { A: [yes()] } })
    expect(status).toBe('passed')
    expect(warnings).toEqual(['Player A was not asked for {"kind":"yesNo","value":true,"after":0}.'])
  })

  it('is not run if a card does not exist', () => {
    const result = shock({ A: { hand: ['Shock', 'Black Lotus Petal'], battlefield: ['Mountain'] } })
    expect(result).toMatchObject({ status: 'notRunnable', missingCards: ['Black Lotus Petal'], unsupported: [] })
  })

  it.each([
    ['an unknown fact', { expect: [{ kind: 'aura', value: 3 }] }, 'aura'],
    [
      'an unknown cast mode',
      { script: [{ ...at(1, 'main1', 'A').cast('Shock', 'B'), castMode: 'web-slinging' } as never] },
      'castMode web-slinging',
    ],
    ['a coin flip', { choices: { A: [{ kind: 'coin' as const, value: true, after: 0 }] } }, 'coin'],
    ['a designation that no card can give', { expect: [{ kind: 'initiative', player: 'A' as const }] }, 'initiative'],
  ])('is not run because of %s', (_, changes, word) => {
    expect(shock(changes)).toMatchObject({ status: 'notRunnable', unsupported: [word] })
  })

  it('has a log with the script, the questions and the events of the game', () => {
    const { log } = shock()
    expect(log).toEqual([
      'Turn 1 (A)',
      '> A: castSpell Shock → player B',
      '  ? A: Choose a target for Shock. player B',
      "  A's precombat main phase",
      '    A casts Shock targeting B',
      '      A taps Mountain for {R}',
      '    Shock resolves',
      '      Shock deals 2 damage to B (20 → 18)',
      '= B: life, value 18',
    ])
  })
})

describe('an illegal answer', () => {
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

  it('can be an expected failure', () => {
    const targets = { A: [{ kind: 'target' as const, targets: [{ card: 'Troll Ascetic' }], after: 1 }] }
    expect(bolt({ targets, expectFailure: { kind: 'illegalTarget' } }).status).toBe('passed')
    expect(bolt({ targets }).status).toBe('failed')
  })

  it('is skipped if a later answer in the queue is legal', () => {
    const targets = {
      A: [
        { kind: 'target' as const, targets: [{ card: 'Troll Ascetic' }], after: 1 },
        { kind: 'target' as const, targets: [{ card: 'Grizzly Bears' }], after: 1 },
      ],
    }
    expect(bolt({ targets, expect: [inGraveyard('B', 'Grizzly Bears')] }).status).toBe('passed')
  })

  it('is a mode that does not exist', () => {
    const charm: Partial<ScenarioInput> = {
      A: { hand: ['Funeral Charm'], battlefield: ['Swamp'] },
      script: [at(1, 'main1', 'A').cast('Funeral Charm', 'Grizzly Bears')],
      modes: { A: [mode(4)] },
      expectFailure: { kind: 'illegalMode' },
    }
    expect(bolt(charm).status).toBe('passed')
  })

  it('is a value of X that cannot be paid', () => {
    const banefire: Partial<ScenarioInput> = {
      A: { hand: ['Banefire'], battlefield: ['2 Mountain'] },
      script: [at(1, 'main1', 'A').cast('Banefire', 'B')],
      choices: { A: [number(5)] },
      expectFailure: { kind: 'illegalAction', action: 0 },
    }
    expect(bolt(banefire).status).toBe('passed')
  })

  it('is a division that does not add up', () => {
    const fire: Partial<ScenarioInput> = {
      A: { hand: ['Fire // Ice'], battlefield: ['2 Mountain'] },
      script: [at(1, 'main1', 'A').cast('Fire')],
      targets: { A: [share(2, 'Grizzly Bears'), share(1, 'B')] },
    }
    expect(bolt(fire).reasons[0]).toContain('The shares add up to 3, not 2.')
  })
})

describe('default answers', () => {
  const free = (input: Omit<ScenarioInput, 'id' | 'area' | 'strict'>) =>
    runScenario(scenario({ id: 'default', area: 'test', strict: false, ...input })).reasons

  it('harm the opponent’s most valuable permanent', () => {
    const reasons = free({
      A: { hand: ['Murder'], battlefield: ['3 Swamp', 'Serra Angel'] },
      B: { battlefield: ['Memnite', 'Craw Wurm'] },
      script: [at(1, 'main1', 'A').cast('Murder')],
      stopAt: [1, 'main1'],
      expect: [inGraveyard('B', 'Craw Wurm'), onBattlefield('A', 'Serra Angel')],
    })
    expect(reasons).toEqual([])
  })

  it('help the player’s own permanent', () => {
    const reasons = free({
      A: { hand: ['Giant Growth'], battlefield: ['Forest', 'Memnite'] },
      B: { battlefield: ['Craw Wurm'] },
      script: [at(1, 'main1', 'A').cast('Giant Growth')],
      stopAt: [1, 'main1'],
      expect: [powerToughness('A', 'Memnite', 4, 4)],
    })
    expect(reasons).toEqual([])
  })

  it('make X as large as possible', () => {
    const reasons = free({
      A: { hand: ['Banefire'], battlefield: ['4 Mountain'] },
      script: [at(1, 'main1', 'A').cast('Banefire', 'B')],
      stopAt: [1, 'main1'],
      expect: [life('B', 17)],
    })
    expect(reasons).toEqual([])
  })

  it('do not exist for every purpose', () => {
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

  it('are not used if a prepared answer matches', () => {
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

it('takes the cards that the answers name as the number that is discarded', () => {
  const { status } = runScenario(
    scenario({
      id: 'Elder Dragon War',
      area: 'test',
      strict: true,
      A: { hand: ['The Elder Dragon War', 'Shock'], battlefield: ['4 Mountain'] },
      script: [at(1, 'main1', 'A').cast('The Elder Dragon War')],
      choices: { A: [number(2, 1), { kind: 'pick', text: 'Shock', after: 1, hint: 'object' }] },
      stopAt: [1, 'main1'],
      expect: [inGraveyard('A', 'Shock')],
    }),
  )
  expect(status).toBe('passed')
})
