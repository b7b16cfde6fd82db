import { at, handSize, inGraveyard, life, onBattlefield, pick, scenario, tapped, yes } from './builders.ts'

/** The setup, the turn and its steps, and where a scenario stops (CR 103, 500–514). */
export const turnScenarios = [
  scenario({
    id: '[CR 103.8a] the starting player skips the draw step of the first turn',
    area: 'turn/draw',
    stopAt: [2, 'draw'],
    expect: [handSize('A', 0), handSize('B', 1)],
  }),
  scenario({
    id: '[CR 502.3] permanents untap in their controller’s untap step, not before',
    area: 'turn/untap',
    A: { battlefield: ['Forest tapped'] },
    B: { battlefield: ['Island tapped'] },
    script: [
      at(1, 'upkeep', 'A').check(tapped('A', 'Forest', 0)),
      at(1, 'upkeep', 'A').check(tapped('B', 'Island', 1)),
    ],
    stopAt: [2, 'untap'],
    expect: [tapped('B', 'Island', 1)],
    continue: [{ script: [], stopAt: { turn: 2, step: 'upkeep' }, expect: [tapped('B', 'Island', 0)] }],
  }),
  scenario({
    id: '[CR 106.4] mana empties from the pool when the step ends',
    area: 'turn/mana',
    A: { battlefield: ['Forest'] },
    script: [
      at(1, 'main1', 'A').tapForMana('{T}: Add {G}'),
      at(1, 'main1', 'A').check({ kind: 'manaPool', player: 'A', colors: ['G'], amount: 1 }),
    ],
    stopAt: [1, 'main1'],
    expect: [{ kind: 'manaPool', player: 'A', colors: ['W', 'U', 'B', 'R', 'G', 'C'], amount: 0 }],
  }),
  scenario({
    id: '[CR 103.6] a Leyline in hand may begin the game on the battlefield',
    area: 'setup/opening-hand',
    A: { hand: ['Leyline of the Void'] },
    choices: { A: [yes()] },
    stopAt: [1, 'untap'],
    expect: [handSize('A', 0), onBattlefield('A', 'Leyline of the Void')],
  }),
  scenario({
    id: '[CR 614.1c] replacement effects apply to permanents of the setup, but nothing triggers',
    area: 'setup/battlefield',
    A: { battlefield: ['Soul Warden', 'Elvish Visionary', 'Blastoderm', 'Basri Ket'] },
    stopAt: [1, 'upkeep'],
    expect: [
      life('A', 20),
      handSize('A', 0),
      { kind: 'counterCount', card: 'Basri Ket', counter: 'loyalty', count: 3 },
      // One of its three fade counters was removed in the upkeep.
      { kind: 'counterCount', card: 'Blastoderm', counter: 'fade', count: 2 },
    ],
  }),
  scenario({
    id: '[CR 704.5m] an Aura of the setup is not attached to anything and is put into the graveyard',
    area: 'setup/battlefield',
    A: { battlefield: ['Grizzly Bears', 'Holy Strength'] },
    stopAt: [1, 'upkeep'],
    expect: [inGraveyard('A', 'Holy Strength')],
  }),
  scenario({
    id: '[CR 614.12a] choices as a permanent enters are also asked for permanents of the setup',
    area: 'setup/battlefield',
    A: { battlefield: ['Story Circle', '2 Plains'] },
    B: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Hill Giant'] },
    script: [
      at(1, 'main1', 'B').cast('Lightning Bolt', 'A'),
      at(1, 'main1', 'A').activateInResponseTo('Lightning Bolt', '{W}'),
    ],
    choices: { A: [pick('Red'), pick('Lightning Bolt')] },
    stopAt: [1, 'main1'],
    expect: [life('A', 20), inGraveyard('B', 'Lightning Bolt')],
  }),
  scenario({
    id: '[CR 104.3a] a player may concede',
    area: 'game/ends',
    script: [at(1, 'main1', 'A').concede()],
    stopAt: [3, 'end'],
    expect: [
      { kind: 'wonTheGame', player: 'B', value: true },
      { kind: 'result', player: 'A', value: 'lost' },
      { kind: 'inGame', player: 'A', value: false },
      { kind: 'gameOver', value: true },
      { kind: 'turn', value: 1 },
    ],
  }),
  scenario({
    id: '[CR 500.7] Time Walk gives its caster an extra turn after this one',
    area: 'turn/extra',
    A: { hand: ['Time Walk'], battlefield: ['2 Island'] },
    script: [at(1, 'main1', 'A').cast('Time Walk')],
    stopAt: [2, 'upkeep'],
    expect: [
      { kind: 'activePlayer', player: 'A' },
      { kind: 'turn', value: 2 },
    ],
  }),
  scenario({
    id: '[CR 514.1] the active player discards down to seven cards',
    area: 'turn/cleanup',
    A: { hand: ['7 Forest', 'Memnite'] },
    choices: { A: [pick('Memnite')] },
    stopAt: [1, 'cleanup'],
    expect: [handSize('A', 7), inGraveyard('A', 'Memnite')],
  }),
  scenario({
    id: '[CR 508.8] a scenario stops at a skipped declare blockers step if there are no attackers',
    area: 'turn/skipped',
    A: { battlefield: ['Memnite'] },
    stopAt: [1, 'declareBlockers'],
    expect: [life('B', 20), { kind: 'turn', value: 1 }],
  }),
  scenario({
    id: '[CR 122.1a] +1/+1 counters that the script adds change power and toughness',
    area: 'setup/counters',
    A: { battlefield: ['Grizzly Bears'] },
    script: [at(1, 'upkeep', 'A').addCounters('Grizzly Bears', 2, '+1/+1')],
    stopAt: [1, 'upkeep'],
    expect: [{ kind: 'powerToughness', player: 'A', card: 'Grizzly Bears', power: 4, toughness: 4 }],
  }),
]
