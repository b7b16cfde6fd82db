import * as dsl from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { renderCard } from '../src/index.ts'

const textOf = (type: string, ...abilities: dsl.Ability[]): string =>
  renderCard(dsl.card({ name: 'Test Card', type, abilities })).faces[0]?.text ?? ''
const sorcery = (targets: dsl.Targets, ...effects: dsl.Effect[]) => textOf('Sorcery', dsl.spell({ targets, effects }))
const trigger = (on: dsl.EventPattern, ...effects: dsl.Effect[]) =>
  textOf('Creature — Bear', dsl.triggered({ on, effects }))
const rule = (effect: dsl.RuleEffect) => textOf('Enchantment', dsl.rule(effect))
const replaced = (effect: dsl.Replacement) => textOf('Enchantment', dsl.replacement(effect))
const { the } = dsl
const creature = dsl.target({ type: 'creature' })
const beast = dsl.token({ colors: ['G'], type: 'Creature — Beast', power: 3, toughness: 3 })

/** Wordings that no supported card needs yet: the language is whole, so its text must be too. */
const SPELLS: readonly [text: string, rendered: string][] = [
  [
    'Target creature you control fights target creature an opponent controls.',
    sorcery(
      {
        a: dsl.target({ type: 'creature', controller: 'you' }),
        b: dsl.target({ type: 'creature', controller: 'opponent' }),
      },
      { kind: 'fight', a: the('a'), b: the('b') },
    ),
  ],
  [
    'Target player draws two cards and loses 2 life.',
    sorcery({ player: dsl.targetPlayer }, dsl.draw(2, the('player')), dsl.loseLife(2, the('player'))),
  ],
  [
    'Destroy target creature. Its controller creates two 3/3 green Beast creature tokens.',
    sorcery({ c: creature }, dsl.destroy(the('c')), dsl.createToken(2, beast, dsl.controllerOf(the('c')))),
  ],
  [
    'Target creature gets +X/+X and gains trample until end of turn.',
    sorcery({ c: creature }, dsl.apply(the('c'), [dsl.modifyPT(dsl.X, dsl.X), dsl.gain('trample')])),
  ],
  [
    'Target creature gets -X/-X until end of turn, where X is the number of Swamps you control.',
    sorcery(
      { c: creature },
      dsl.pump(
        the('c'),
        dsl.times(-1, dsl.count({ subtype: 'Swamp', controller: 'you' })),
        dsl.times(-1, dsl.count({ subtype: 'Swamp', controller: 'you' })),
      ),
    ),
  ],
  [
    'Each player sacrifices two creatures of their choice.',
    sorcery(
      {},
      {
        kind: 'forEachPlayer',
        players: 'eachPlayer',
        as: 'player',
        effects: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type: 'creature' }, count: 2 }],
      },
    ),
  ],
  [
    'You may pay {2}. If you do, draw a card.',
    sorcery({}, { kind: 'mayPay', player: 'you', cost: [dsl.mana('{2}')], then: [dsl.draw()] }),
  ],
  [
    "Counter target creature spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    sorcery({ s: dsl.targetSpell({ type: 'creature' }) }, { kind: 'counterSpell', what: the('s'), to: 'exile' }),
  ],
  [
    "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.",
    sorcery({ c: creature }, dsl.exile(the('c'), { as: 'card' }), {
      kind: 'delayedTrigger',
      on: dsl.atBeginningOf('end', 'eachPlayer'),
      lasts: 'once',
      effects: [dsl.returnTo('battlefield', the('card'), { under: dsl.ownerOf(the('card')) })],
    }),
  ],
  [
    'Prevent all combat damage that would be dealt this turn.',
    sorcery(
      {},
      {
        kind: 'shield',
        replacement: { kind: 'damage', combat: 'combat', change: { kind: 'prevent', amount: 'all' } },
        until: 'endOfTurn',
        uses: 'unlimited',
      },
    ),
  ],
  [
    'Choose a creature type. Destroy all creatures of the chosen type.',
    sorcery(
      {},
      { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
      dsl.destroy(dsl.all({ type: 'creature', subtype: { chosen: 'type' } })),
    ),
  ],
  [
    'Test Card deals X damage to any target, where X is the number of creatures you control.',
    sorcery({ v: dsl.anyTarget }, dsl.dealDamage(dsl.count({ type: 'creature', controller: 'you' }), the('v'))),
  ],
  ['Scry 2.\nDraw a card.', sorcery({}, { kind: 'scry', player: 'you', count: 2 }, dsl.draw())],
  [
    'Add three mana in any combination of {R} and/or {G}.',
    sorcery({}, dsl.addMana({ kind: 'anyCombination', amount: 3, colors: ['R', 'G'] })),
  ],
  [
    'Choose one or both —\n• Draw a card.\n• You gain 2 life.',
    textOf(
      'Sorcery',
      dsl.spell({
        modes: { min: 1, max: 2, options: [{ effects: [dsl.draw()] }, { effects: [dsl.gainLife(2)] }] },
        effects: [],
      }),
    ),
  ],
]

const TRIGGERS: readonly [text: string, rendered: string][] = [
  [
    'Whenever another creature you control enters, it gains haste until end of turn.',
    trigger(
      dsl.enters({ type: 'creature', controller: 'you', other: true }),
      dsl.apply('eventObject', [dsl.gain('haste')]),
    ),
  ],
  [
    'Whenever this creature blocks a creature, destroy that creature.',
    trigger({ kind: 'blocks', object: 'self', attacker: { type: 'creature' } }, dsl.destroy('eventSource')),
  ],
  [
    'Whenever an opponent draws a card, that player loses 1 life.',
    trigger({ kind: 'drawn', player: 'opponent' }, dsl.loseLife(1, 'eventPlayer')),
  ],
  [
    'Whenever you gain life, each opponent loses that much life.',
    trigger({ kind: 'lifeGained', player: 'you' }, dsl.loseLife(dsl.eventAmount, 'opponent')),
  ],
  [
    'Whenever you cast your second spell each turn, draw a card.',
    trigger({ kind: 'cast', player: 'you', nth: 2 }, dsl.draw()),
  ],
  [
    'When you control no Islands, sacrifice this creature.',
    trigger(
      { kind: 'state', condition: dsl.not(dsl.youControl({ subtype: 'Island' })) },
      { kind: 'sacrifice', what: 'self' },
    ),
  ],
  [
    "At the beginning of each opponent's upkeep, this creature deals 1 damage to that player.",
    trigger(dsl.atBeginningOf('upkeep', 'opponent'), dsl.dealDamage(1, dsl.players('eventPlayer'))),
  ],
  [
    'When this creature enters, choose one —\n• Draw a card.\n• Destroy target creature.',
    textOf(
      'Creature — Bear',
      dsl.triggered({
        on: dsl.enters('self'),
        modes: dsl.chooseOne({ effects: [dsl.draw()] }, { targets: { c: creature }, effects: [dsl.destroy(the('c'))] }),
        effects: [],
      }),
    ),
  ],
]

const STATIC: readonly [text: string, rendered: string][] = [
  [
    'Noncreature spells cost {1} more to cast.',
    rule({
      kind: 'costChange',
      player: 'eachPlayer',
      spell: { not: { type: 'creature' } },
      change: { kind: 'increase', mana: '{1}' },
    }),
  ],
  [
    'This spell costs {1} less to cast for each creature you control.',
    rule({
      kind: 'costChange',
      player: 'you',
      spell: 'self',
      change: { kind: 'reduce', mana: '{1}', times: dsl.count({ type: 'creature', controller: 'you' }) },
    }),
  ],
  ["Your opponents can't gain life.", rule({ kind: 'cantGainLife', player: 'opponent' })],
  ['You have no maximum hand size.', rule({ kind: 'maximumHandSize', player: 'you', size: 'none' })],
  [
    "Each player can't cast more than one spell each turn.",
    rule({ kind: 'cantCast', player: 'eachPlayer', spell: {}, perTurn: 1 }),
  ],
  ['Play with the top card of your library revealed.', rule({ kind: 'topCardRevealed', player: 'you' })],
  [
    'You may cast creature spells from the top of your library.',
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'creature' }, top: 'top' }),
  ],
  [
    "Creatures with power 4 or greater can't attack.",
    rule({ kind: 'cantAttack', what: { type: 'creature', power: { atLeast: 4 } } }),
  ],
  [
    'The "legend rule" doesn\'t apply to permanents you control.',
    rule({ kind: 'noLegendRule', what: { controller: 'you' } }),
  ],
  [
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
    replaced({ kind: 'createTokens', player: 'you', change: { times: 2 } }),
  ],
  [
    'Creatures your opponents control enter tapped.',
    replaced({ kind: 'enters', object: { type: 'creature', controller: 'opponent' }, with: [{ kind: 'tapped' }] }),
  ],
  [
    "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    textOf('Land', dsl.entersWith({ kind: 'payOr', cost: [dsl.payLife(2)], else: [{ kind: 'tapped' }] })),
  ],
  [
    'Other creatures you control have "{T}: Add one mana of any color."',
    textOf(
      'Enchantment',
      dsl.continuous({
        affects: { type: 'creature', controller: 'you', other: true },
        apply: [dsl.gainAbility(dsl.tapForMana(dsl.anyColor()))],
      }),
    ),
  ],
  [
    "{2}, Sacrifice another creature: You gain life equal to the sacrificed creature's toughness. Activate only as a sorcery.",
    textOf(
      'Creature — Bear',
      dsl.activated({
        cost: [dsl.mana('{2}'), dsl.sacrifice({ type: 'creature', other: true }, 'dead')],
        effects: [dsl.gainLife(dsl.toughnessOf(the('dead')))],
        timing: 'sorcery',
      }),
    ),
  ],
  [
    'Ward—Pay 3 life.\nCycling {2}\nAffinity for Plains',
    textOf(
      'Creature — Bear',
      dsl.keyword({ kind: 'ward', cost: [dsl.payLife(3)] }),
      dsl.keyword({ kind: 'cycling', cost: [dsl.mana('{2}')] }),
      dsl.keyword({ kind: 'affinity', for: { subtype: 'Plains' } }),
    ),
  ],
]

describe('wordings', () => {
  it.each(SPELLS)('spell: %s', (text, rendered) => expect(rendered).toBe(text))
  it.each(TRIGGERS)('trigger: %s', (text, rendered) => expect(rendered).toBe(text))
  it.each(STATIC)('static: %s', (text, rendered) => expect(rendered).toBe(text))
})
