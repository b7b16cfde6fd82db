import { card, controllerOf, counterSpell, keyword, mana, triggered, unless } from '@spellwright/dsl'

export const strictProctor = card({
  name: 'Strict Proctor',
  cost: '{1}{W}',
  type: 'Creature — Spirit Cleric',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'triggered', because: 'entering' },
      effects: [unless(controllerOf('eventSource'), [mana('{2}')], counterSpell('eventSource'))],
    }),
  ],
})
