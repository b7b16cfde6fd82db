import { card, controllerOf, counterSpell, discardCost, keyword, triggered, unless } from '@spellwright/dsl'

export const realitySmasher = card({
  name: 'Reality Smasher',
  cost: '{4}{C}',
  type: 'Creature — Eldrazi',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('trample'),
    keyword('haste'),
    triggered({
      on: {
        kind: 'becomesTarget',
        object: 'self',
        by: { zone: 'stack', stackKind: 'spell', controller: 'opponent' },
      },
      effects: [unless(controllerOf('eventSource'), [discardCost()], counterSpell('eventSource'))],
    }),
  ],
})
