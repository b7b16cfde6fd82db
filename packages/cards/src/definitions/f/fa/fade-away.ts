import { all, card, controllerOf, mana, spell, the, unless } from '@spellwright/dsl'

export const fadeAway = card({
  name: 'Fade Away',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEach',
          what: all({ type: 'creature' }),
          as: 'creature',
          effects: [
            unless(controllerOf(the('creature')), [mana('{1}')], {
              kind: 'sacrificeChoice',
              player: controllerOf(the('creature')),
              filter: {},
              count: 1,
            }),
          ],
        },
      ],
    }),
  ],
})
