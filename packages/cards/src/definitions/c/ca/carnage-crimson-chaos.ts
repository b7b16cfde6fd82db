import {
  apply,
  card,
  dealsDamageToPlayer,
  enters,
  gainAbility,
  keyword,
  mana,
  returnTo,
  rule,
  sacrificeIt,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const carnageCrimsonChaos = card({
  name: 'Carnage, Crimson Chaos',
  cost: '{2}{B}{R}',
  type: 'Legendary Creature — Symbiote Villain',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('trample'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', type: 'creature', manaValue: { atMost: 3 }, owner: 'you' }) },
      effects: [
        returnTo('battlefield', the('card'), { as: 'creature' }),
        apply(
          the('creature'),
          [
            gainAbility(rule({ kind: 'mustAttack', what: 'self' })),
            gainAbility(triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [sacrificeIt('self')] })),
          ],
          'game',
        ),
      ],
    }),
    keyword({ kind: 'mayhem', cost: [mana('{B}{R}')] }),
  ],
})
