import {
  activated,
  anyTarget,
  dealDamage,
  did,
  eventAmount,
  keywords,
  mana,
  may,
  not,
  rule,
  the,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

const onlyOnTheirTurn = rule(
  { kind: 'cantCast', player: 'opponent', spell: {} },
  { condition: { kind: 'isTurnOf', player: 'you' } },
)

export const jenniferWaltersTheSensationalSheHulk = twoFaced(
  'modal_dfc',
  {
    name: 'Jennifer Walters',
    type: 'Legendary Creature — Human Advisor Hero',
    cost: '{1}{W}',
    power: 2,
    toughness: 3,
    abilities: [
      onlyOnTheirTurn,
      activated({ cost: [mana('{3}{G}{W}{W}')], timing: 'sorcery', effects: [transform('self')] }),
    ],
  },
  {
    name: 'The Sensational She-Hulk',
    type: 'Legendary Creature — Gamma Hero',
    cost: '{3}{G}{W}{W}',
    power: 6,
    toughness: 6,
    abilities: [
      ...keywords('reach', 'trample'),
      onlyOnTheirTurn,
      triggered({
        on: { kind: 'damage', to: { object: { type: 'creature', controller: 'you' } } },
        condition: not(did('dealtDamage')),
        targets: { victim: anyTarget },
        effects: [may(dealDamage(eventAmount, the('victim')), { kind: 'mark', name: 'dealtDamage' })],
      }),
    ],
  },
)
