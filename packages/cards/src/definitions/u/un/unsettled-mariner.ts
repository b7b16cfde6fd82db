import { card, controllerOf, counterSpell, keyword, mana, triggered, unless } from '@spellwright/dsl'

export const unsettledMariner = card({
  name: 'Unsettled Mariner',
  cost: '{W}{U}',
  type: 'Creature — Shapeshifter',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('changeling'),
    triggered({
      on: { kind: 'becomesTarget', object: { controller: 'you' }, player: 'you', controller: 'opponent' },
      effects: [unless(controllerOf('eventSource'), [mana('{1}')], counterSpell('eventSource'))],
    }),
  ],
})
