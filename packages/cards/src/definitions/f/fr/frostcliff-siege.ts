import { card, continuous, draw, entersWith, gain, modifyPT, triggered } from '@spellwright/dsl'

export const frostcliffSiege = card({
  name: 'Frostcliff Siege',
  type: 'Enchantment',
  cost: '{1}{U}{R}',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'word', options: ['Jeskai', 'Temur'] }, as: 'clan' }),
    triggered({
      abilityWord: 'Jeskai',
      on: {
        kind: 'damage',
        source: { type: 'creature', controller: 'you' },
        to: { player: 'any' },
        combat: 'combat',
        batch: 'oneOrMore',
      },
      condition: { kind: 'chose', as: 'clan', word: 'Jeskai' },
      effects: [draw(1)],
    }),
    continuous({
      abilityWord: 'Temur',
      condition: { kind: 'chose', as: 'clan', word: 'Temur' },
      affects: { type: 'creature', controller: 'you' },
      apply: [modifyPT(1, 0), gain('trample'), gain('haste')],
    }),
  ],
})
