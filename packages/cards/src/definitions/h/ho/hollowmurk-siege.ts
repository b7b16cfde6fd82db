import { apply, card, draw, entersWith, gain, putCounters, target, the, triggered } from '@spellwright/dsl'

export const hollowmurkSiege = card({
  name: 'Hollowmurk Siege',
  cost: '{B}{G}',
  type: 'Enchantment',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'word', options: ['Sultai', 'Abzan'] }, as: 'clan' }),
    triggered({
      abilityWord: 'Sultai',
      on: { kind: 'countersPut', object: { type: 'creature', controller: 'you' }, counter: 'any' },
      while: { kind: 'chose', as: 'clan', word: 'Sultai' },
      limit: { times: 1, per: 'turn' },
      effects: [draw(1)],
    }),
    triggered({
      abilityWord: 'Abzan',
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      while: { kind: 'chose', as: 'clan', word: 'Abzan' },
      targets: { creature: target({ type: 'creature', is: 'attacking' }) },
      effects: [putCounters('+1/+1', 1, the('creature')), apply(the('creature'), [gain('menace')])],
    }),
  ],
})
