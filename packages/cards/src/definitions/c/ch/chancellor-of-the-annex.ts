import { card, controllerOf, counterSpell, keyword, mana, triggered, unless } from '@spellwright/dsl'

export const chancellorOfTheAnnex = card({
  name: 'Chancellor of the Annex',
  cost: '{4}{W}{W}{W}',
  type: 'Creature — Phyrexian Angel',
  power: 5,
  toughness: 6,
  abilities: [
    {
      kind: 'openingHand',
      effects: [
        { kind: 'reveal', what: 'self' },
        {
          kind: 'delayedTrigger',
          on: { kind: 'cast', player: 'opponent' },
          lasts: 'once',
          effects: [unless(controllerOf('eventObject'), [mana('{1}')], counterSpell('eventObject'))],
        },
      ],
    },
    keyword('flying'),
    triggered({
      on: { kind: 'cast', player: 'opponent' },
      effects: [unless(controllerOf('eventObject'), [mana('{1}')], counterSpell('eventObject'))],
    }),
  ],
})
