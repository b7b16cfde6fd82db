import { apply, card, gainAbility, keyword, mana, replacement, returnTo, spell, target, the } from '@spellwright/dsl'

export const cantStayAway = card({
  name: "Can't Stay Away",
  cost: '{W}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 3 } }) },
      effects: [
        returnTo('battlefield', the('card'), { as: 'creature' }),
        apply(
          the('creature'),
          [
            gainAbility(
              replacement({
                kind: 'zoneChange',
                object: 'self',
                from: 'battlefield',
                to: 'graveyard',
                instead: { to: 'exile' },
              }),
            ),
          ],
          'game',
        ),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{3}{W}{B}')] }),
  ],
})
