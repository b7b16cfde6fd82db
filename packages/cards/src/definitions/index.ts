// The cards with a file of their own. Written by `npm run data:index`.
import type { CardDefinition } from '@spellwright/dsl'
import { aangAtTheCrossroadsAangDestinedSavior } from './a/aa/aang-at-the-crossroads-aang-destined-savior.ts'
import { aangSwiftSaviorAangAndLaOceansFury } from './a/aa/aang-swift-savior-aang-and-la-oceans-fury.ts'
import { aangsIceberg } from './a/aa/aangs-iceberg.ts'
import { abandonHope } from './a/ab/abandon-hope.ts'
import { abeyance } from './a/ab/abeyance.ts'
import { abigaleEloquentFirstYear } from './a/ab/abigale-eloquent-first-year.ts'
import { absoluteVirtue } from './a/ab/absolute-virtue.ts'
import { abuelosAwakening } from './a/ab/abuelos-awakening.ts'
import { abundance } from './a/ab/abundance.ts'
import { abundantHarvest } from './a/ab/abundant-harvest.ts'
import { academicProbation } from './a/ac/academic-probation.ts'
import { academyRector } from './a/ac/academy-rector.ts'
import { accumulateWisdom } from './a/ac/accumulate-wisdom.ts'
import { aclazotzDeepestBetrayalTempleOfTheDead } from './a/ac/aclazotz-deepest-betrayal-temple-of-the-dead.ts'
import { adNauseam } from './a/ad/ad-nauseam.ts'
import { adagiaWindsweptBastion } from './a/ad/adagia-windswept-bastion.ts'
import { adelineResplendentCathar } from './a/ad/adeline-resplendent-cathar.ts'
import { aegisAngel } from './a/ae/aegis-angel.ts'
import { aetherGust } from './a/ae/aether-gust.ts'
import { aetherwindBasker } from './a/ae/aetherwind-basker.ts'
import { aeveProgenitorOoze } from './a/ae/aeve-progenitor-ooze.ts'
import { afflictedDeserterWerewolfRansacker } from './a/af/afflicted-deserter-werewolf-ransacker.ts'
import { agadeemsAwakeningAgadeemTheUndercrypt } from './a/ag/agadeems-awakening-agadeem-the-undercrypt.ts'
import { agathaOfTheVileCauldron } from './a/ag/agatha-of-the-vile-cauldron.ts'
import { agathasSoulCauldron } from './a/ag/agathas-soul-cauldron.ts'
import { agentOfTreachery } from './a/ag/agent-of-treachery.ts'
import { aggravate } from './a/ag/aggravate.ts'
import { ainokWayfarer } from './a/ai/ainok-wayfarer.ts'
import { ajaniNacatlPariahAjaniNacatlAvenger } from './a/aj/ajani-nacatl-pariah-ajani-nacatl-avenger.ts'
import { ajaniOutlandChaperone } from './a/aj/ajani-outland-chaperone.ts'
import { ajaniStrengthOfThePride } from './a/aj/ajani-strength-of-the-pride.ts'
import { ajanisAid } from './a/aj/ajanis-aid.ts'
import { alchemistsGift } from './a/al/alchemists-gift.ts'
import { aleshaWhoSmilesAtDeath } from './a/al/alesha-who-smiles-at-death.ts'
import { alignedHeart } from './a/al/aligned-heart.ts'
import { allIsDust } from './a/al/all-is-dust.ts'
import { alliesAtLast } from './a/al/allies-at-last.ts'
import { allosaurusShepherd } from './a/al/allosaurus-shepherd.ts'
import { alluringSuitorDeadlyDancer } from './a/al/alluring-suitor-deadly-dancer.ts'
import { almsCollector } from './a/al/alms-collector.ts'
import { aloeAlchemist } from './a/al/aloe-alchemist.ts'
import { alpineHoundmaster } from './a/al/alpine-houndmaster.ts'
import { alpineMoon } from './a/al/alpine-moon.ts'
import { altarOfDementia } from './a/al/altar-of-dementia.ts'
import { aluren } from './a/al/aluren.ts'
import { amaliaBenavidesAguirre } from './a/am/amalia-benavides-aguirre.ts'
import { ampedRaptor } from './a/am/amped-raptor.ts'
import { anafenzaTheForemost } from './a/an/anafenza-the-foremost.ts'
import { analyzeThePollen } from './a/an/analyze-the-pollen.ts'
import { ancestralKnowledge } from './a/an/ancestral-knowledge.ts'
import { ancestralMask } from './a/an/ancestral-mask.ts'
import { ancientCellarspawn } from './a/an/ancient-cellarspawn.ts'
import { ancientCornucopia } from './a/an/ancient-cornucopia.ts'
import { ancientVendetta } from './a/an/ancient-vendetta.ts'
import { angelOfJubilation } from './a/an/angel-of-jubilation.ts'
import { angelOfSerenity } from './a/an/angel-of-serenity.ts'
import { angelicRenewal } from './a/an/angelic-renewal.ts'
import { angelsGrace } from './a/an/angels-grace.ts'
import { angelsTomb } from './a/an/angels-tomb.ts'
import { animPakalThousandthMoon } from './a/an/anim-pakal-thousandth-moon.ts'
import { animateDead } from './a/an/animate-dead.ts'
import { animationModule } from './a/an/animation-module.ts'
import { anointWithAffliction } from './a/an/anoint-with-affliction.ts'
import { anointedPeacekeeper } from './a/an/anointed-peacekeeper.ts'
import { anointedProcession } from './a/an/anointed-procession.ts'
import { anrakyrTheTraveller } from './a/an/anrakyr-the-traveller.ts'
import { anticausalVestige } from './a/an/anticausal-vestige.ts'
import { apostlesBlessing } from './a/ap/apostles-blessing.ts'
import { approachOfTheSecondSun } from './a/ap/approach-of-the-second-sun.ts'
import { arachnePsionicWeaver } from './a/ar/arachne-psionic-weaver.ts'
import { arcaneDenial } from './a/ar/arcane-denial.ts'
import { archangelAvacynAvacynThePurifier } from './a/ar/archangel-avacyn-avacyn-the-purifier.ts'
import { archangelElspeth } from './a/ar/archangel-elspeth.ts'
import { archangelOfWrath } from './a/ar/archangel-of-wrath.ts'
import { archdruidsCharm } from './a/ar/archdruids-charm.ts'
import { archenemysCharm } from './a/ar/archenemys-charm.ts'
import { archfiendOfTheDross } from './a/ar/archfiend-of-the-dross.ts'
import { archfiendsVessel } from './a/ar/archfiends-vessel.ts'
import { archonsGlory } from './a/ar/archons-glory.ts'
import { ardynTheUsurper } from './a/ar/ardyn-the-usurper.ts'
import { arenaOfGlory } from './a/ar/arena-of-glory.ts'
import { argentDais } from './a/ar/argent-dais.ts'
import { argentumMasticore } from './a/ar/argentum-masticore.ts'
import { argothianWurm } from './a/ar/argothian-wurm.ts'
import { aridArchway } from './a/ar/arid-archway.ts'
import { ascendantSpirit } from './a/as/ascendant-spirit.ts'
import { ashZealot } from './a/as/ash-zealot.ts'
import { ashayaSoulOfTheWild } from './a/as/ashaya-soul-of-the-wild.ts'
import { ashenSkinZubera } from './a/as/ashen-skin-zubera.ts'
import { ashiokDreamRender } from './a/as/ashiok-dream-render.ts'
import { ashiokNightmareMuse } from './a/as/ashiok-nightmare-muse.ts'
import { ashlingRekindledAshlingRimebound } from './a/as/ashling-rekindled-ashling-rimebound.ts'
import { ashlingThePilgrim } from './a/as/ashling-the-pilgrim.ts'
import { asmodeusTheArchfiend } from './a/as/asmodeus-the-archfiend.ts'
import { asmoranomardicadaistinaculdacar } from './a/as/asmoranomardicadaistinaculdacar.ts'
import { astralCornucopia } from './a/as/astral-cornucopia.ts'
import { astrologiansPlanisphere } from './a/as/astrologians-planisphere.ts'
import { athreosGodOfPassage } from './a/at/athreos-god-of-passage.ts'
import { atraxaGrandUnifier } from './a/at/atraxa-grand-unifier.ts'
import { auraFinesse } from './a/au/aura-finesse.ts'
import { auraThief } from './a/au/aura-thief.ts'
import { autonomousAssembler } from './a/au/autonomous-assembler.ts'
import { avalancheOfSector7 } from './a/av/avalanche-of-sector-7.ts'
import { avatarOfWoe } from './a/av/avatar-of-woe.ts'
import { avatarsWrath } from './a/av/avatars-wrath.ts'
import { avenInterrupter } from './a/av/aven-interrupter.ts'
import { avenMindcensor } from './a/av/aven-mindcensor.ts'
import { azureBeastbinder } from './a/az/azure-beastbinder.ts'
import { azureFleetAdmiral } from './a/az/azure-fleet-admiral.ts'
import { backToBasics } from './b/ba/back-to-basics.ts'
import { badgermoleCub } from './b/ba/badgermole-cub.ts'
import { balance } from './b/ba/balance.ts'
import { balefulMastery } from './b/ba/baleful-mastery.ts'
import { balustradeSpy } from './b/ba/balustrade-spy.ts'
import { balustradeWurm } from './b/ba/balustrade-wurm.ts'
import { banditsTalent } from './b/ba/bandits-talent.ts'
import { banefire } from './b/ba/banefire.ts'
import { bannerOfKinship } from './b/ba/banner-of-kinship.ts'
import { bardClass } from './b/ba/bard-class.ts'
import { bargainingTable } from './b/ba/bargaining-table.ts'
import { barrinTolarianArchmage } from './b/ba/barrin-tolarian-archmage.ts'
import { barrowgoyf } from './b/ba/barrowgoyf.ts'
import { barteredCow } from './b/ba/bartered-cow.ts'
import { basriKet } from './b/ba/basri-ket.ts'
import { battleCryGoblin } from './b/ba/battle-cry-goblin.ts'
import { battlefieldImprovisation } from './b/ba/battlefield-improvisation.ts'
import { battlefieldScrounger } from './b/ba/battlefield-scrounger.ts'
import { beaconBolt } from './b/be/beacon-bolt.ts'
import { beastieBeatdown } from './b/be/beastie-beatdown.ts'
import { beholdTheBeyond } from './b/be/behold-the-beyond.ts'
import { belloBardOfTheBrambles } from './b/be/bello-bard-of-the-brambles.ts'
import { benevolentBlessing } from './b/be/benevolent-blessing.ts'
import { berserk } from './b/be/berserk.ts'
import { beseechTheMirror } from './b/be/beseech-the-mirror.ts'
import { beyondTheQuiet } from './b/be/beyond-the-quiet.ts'
import { bileBlight } from './b/bi/bile-blight.ts'
import { biomassMutation } from './b/bi/biomass-mutation.ts'
import { biorhythm } from './b/bi/biorhythm.ts'
import { bioshift } from './b/bi/bioshift.ts'
import { birgiGodOfStorytellingHarnfelHornOfBounty } from './b/bi/birgi-god-of-storytelling-harnfel-horn-of-bounty.ts'
import { birthingRitual } from './b/bi/birthing-ritual.ts'
import { bitingPalmNinja } from './b/bi/biting-palm-ninja.ts'
import { blackCatCunningThief } from './b/bl/black-cat-cunning-thief.ts'
import { blackDragonGate } from './b/bl/black-dragon-gate.ts'
import { blackMagesRod } from './b/bl/black-mages-rod.ts'
import { blackVise } from './b/bl/black-vise.ts'
import { blackmail } from './b/bl/blackmail.ts'
import { blacksmithsTalent } from './b/bl/blacksmiths-talent.ts'
import { bladeOfTheBloodchief } from './b/bl/blade-of-the-bloodchief.ts'
import { bladeOfTheOni } from './b/bl/blade-of-the-oni.ts'
import { bladeholdWarWhip } from './b/bl/bladehold-war-whip.ts'
import { blightning } from './b/bl/blightning.ts'
import { blightsteelColossus } from './b/bl/blightsteel-colossus.ts'
import { blitzAutomaton } from './b/bl/blitz-automaton.ts'
import { bloodOath } from './b/bl/blood-oath.ts'
import { bloodScrivener } from './b/bl/blood-scrivener.ts'
import { bloodSun } from './b/bl/blood-sun.ts'
import { bloodchiefsThirst } from './b/bl/bloodchiefs-thirst.ts'
import { bloodletterOfAclazotz } from './b/bl/bloodletter-of-aclazotz.ts'
import { bloodthornFlail } from './b/bl/bloodthorn-flail.ts'
import { bloodtitheHarvester } from './b/bl/bloodtithe-harvester.ts'
import { bloomTender } from './b/bl/bloom-tender.ts'
import { blossomingCalm } from './b/bl/blossoming-calm.ts'
import { blossomingTortoise } from './b/bl/blossoming-tortoise.ts'
import { blotOut } from './b/bl/blot-out.ts'
import { boggartTrawlerBoggartBog } from './b/bo/boggart-trawler-boggart-bog.ts'
import { boilingRockRioter } from './b/bo/boiling-rock-rioter.ts'
import { bolassCitadel } from './b/bo/bolass-citadel.ts'
import { bondOfInsight } from './b/bo/bond-of-insight.ts'
import { bondersOrnament } from './b/bo/bonders-ornament.ts'
import { boneMask } from './b/bo/bone-mask.ts'
import { bonecrusherGiant } from './b/bo/bonecrusher-giant.ts'
import { bonehoardDracosaur } from './b/bo/bonehoard-dracosaur.ts'
import { bonnyPallClearcutter } from './b/bo/bonny-pall-clearcutter.ts'
import { bonusRound } from './b/bo/bonus-round.ts'
import { boomBust } from './b/bo/boom-bust.ts'
import { boomerangBasics } from './b/bo/boomerang-basics.ts'
import { boromirWardenOfTheTower } from './b/bo/boromir-warden-of-the-tower.ts'
import { boseijuWhoEndures } from './b/bo/boseiju-who-endures.ts'
import { boseijuWhoSheltersAll } from './b/bo/boseiju-who-shelters-all.ts'
import { botanicalBrawler } from './b/bo/botanical-brawler.ts'
import { boulderbranchGolem } from './b/bo/boulderbranch-golem.ts'
import { bowOfNylea } from './b/bo/bow-of-nylea.ts'
import { braidedNetBraidedQuipu } from './b/br/braided-net-braided-quipu.ts'
import { brambleFamiliarFetchQuest } from './b/br/bramble-familiar-fetch-quest.ts'
import { brassKnuckles } from './b/br/brass-knuckles.ts'
import { braveTheElements } from './b/br/brave-the-elements.ts'
import { braveTheWilds } from './b/br/brave-the-wilds.ts'
import { breachTheMultiverse } from './b/br/breach-the-multiverse.ts'
import { breakOut } from './b/br/break-out.ts'
import { breakTheIce } from './b/br/break-the-ice.ts'
import { breakTheSpell } from './b/br/break-the-spell.ts'
import { breakerOfCreation } from './b/br/breaker-of-creation.ts'
import { breakingEntering } from './b/br/breaking-entering.ts'
import { breakthrough } from './b/br/breakthrough.ts'
import { breathlessKnight } from './b/br/breathless-knight.ts'
import { breechesEagerPillager } from './b/br/breeches-eager-pillager.ts'
import { briarbridgePatrol } from './b/br/briarbridge-patrol.ts'
import { bridgeFromBelow } from './b/br/bridge-from-below.ts'
import { brimazKingOfOreskos } from './b/br/brimaz-king-of-oreskos.ts'
import { bringTheEnding } from './b/br/bring-the-ending.ts'
import { bringToLight } from './b/br/bring-to-light.ts'
import { bringerOfTheLastGift } from './b/br/bringer-of-the-last-gift.ts'
import { bristlebudFarmer } from './b/br/bristlebud-farmer.ts'
import { bristlyBillSpineSower } from './b/br/bristly-bill-spine-sower.ts'
import { brokersHideout } from './b/br/brokers-hideout.ts'
import { brokkosApexOfForever } from './b/br/brokkos-apex-of-forever.ts'
import { broodOfCockroaches } from './b/br/brood-of-cockroaches.ts'
import { brotherhoodScribe } from './b/br/brotherhood-scribe.ts'
import { brotherhoodsEnd } from './b/br/brotherhoods-end.ts'
import { broughtBack } from './b/br/brought-back.ts'
import { browbeat } from './b/br/browbeat.ts'
import { bulkUp } from './b/bu/bulk-up.ts'
import { burningCuriosity } from './b/bu/burning-curiosity.ts'
import { burningEarth } from './b/bu/burning-earth.ts'
import { cabalRitual } from './c/ca/cabal-ritual.ts'
import { cabalTherapy } from './c/ca/cabal-therapy.ts'
import { cabarettiCourtyard } from './c/ca/cabaretti-courtyard.ts'
import { cacheGrab } from './c/ca/cache-grab.ts'
import { caitSithFortuneTeller } from './c/ca/cait-sith-fortune-teller.ts'
import { calixGuidedByFate } from './c/ca/calix-guided-by-fate.ts'
import { callDamageControl } from './c/ca/call-damage-control.ts'
import { callOfTheDeathDweller } from './c/ca/call-of-the-death-dweller.ts'
import { callerOfTheClaw } from './c/ca/caller-of-the-claw.ts'
import { callousSellSword } from './c/ca/callous-sell-sword.ts'
import { campfire } from './c/ca/campfire.ts'
import { canoptekScarabSwarm } from './c/ca/canoptek-scarab-swarm.ts'
import { cantStayAway } from './c/ca/cant-stay-away.ts'
import { caprichrome } from './c/ca/caprichrome.ts'
import { carnageCrimsonChaos } from './c/ca/carnage-crimson-chaos.ts'
import { carpetOfFlowers } from './c/ca/carpet-of-flowers.ts'
import { carrotCake } from './c/ca/carrot-cake.ts'
import { caseOfTheGatewayExpress } from './c/ca/case-of-the-gateway-express.ts'
import { caseOfTheUneatenFeast } from './c/ca/case-of-the-uneaten-feast.ts'
import { castleDoom } from './c/ca/castle-doom.ts'
import { castleGarenbrig } from './c/ca/castle-garenbrig.ts'
import { cataclysm } from './c/ca/cataclysm.ts'
import { catharticPyre } from './c/ca/cathartic-pyre.ts'
import { causticBronco } from './c/ca/caustic-bronco.ts'
import { cavernOfSouls } from './c/ca/cavern-of-souls.ts'
import { cavesOfChaosAdventurer } from './c/ca/caves-of-chaos-adventurer.ts'
import { cecilDarkKnight } from './c/ce/cecil-dark-knight.ts'
import { cephalidIllusionist } from './c/ce/cephalid-illusionist.ts'
import { chainLightning } from './c/ch/chain-lightning.ts'
import { chainOfSmog } from './c/ch/chain-of-smog.ts'
import { chainOfVapor } from './c/ch/chain-of-vapor.ts'
import { chainerNightmareAdept } from './c/ch/chainer-nightmare-adept.ts'
import { chainsOfMephistopheles } from './c/ch/chains-of-mephistopheles.ts'
import { chakraMeditation } from './c/ch/chakra-meditation.ts'
import { chaliceOfTheVoid } from './c/ch/chalice-of-the-void.ts'
import { championOfTheClachan } from './c/ch/champion-of-the-clachan.ts'
import { championOfTheFlame } from './c/ch/champion-of-the-flame.ts'
import { championOfThePath } from './c/ch/champion-of-the-path.ts'
import { championOfTheWeird } from './c/ch/champion-of-the-weird.ts'
import { championsOfThePerfect } from './c/ch/champions-of-the-perfect.ts'
import { championsOfTheShoal } from './c/ch/champions-of-the-shoal.ts'
import { chancellorOfTheAnnex } from './c/ch/chancellor-of-the-annex.ts'
import { chancellorOfTheDross } from './c/ch/chancellor-of-the-dross.ts'
import { chancellorOfTheTangle } from './c/ch/chancellor-of-the-tangle.ts'
import { chandraAwakenedInferno } from './c/ch/chandra-awakened-inferno.ts'
import { chandraDressedToKill } from './c/ch/chandra-dressed-to-kill.ts'
import { chandraHopesBeacon } from './c/ch/chandra-hopes-beacon.ts'
import { chandraSparkHunter } from './c/ch/chandra-spark-hunter.ts'
import { chandraTorchOfDefiance } from './c/ch/chandra-torch-of-defiance.ts'
import { chandrasDefeat } from './c/ch/chandras-defeat.ts'
import { chandrasEmbercat } from './c/ch/chandras-embercat.ts'
import { chandrasIncinerator } from './c/ch/chandras-incinerator.ts'
import { chaosDefiler } from './c/ch/chaos-defiler.ts'
import { charismaticConqueror } from './c/ch/charismatic-conqueror.ts'
import { chartACourse } from './c/ch/chart-a-course.ts'
import { chevillBaneOfMonsters } from './c/ch/chevill-bane-of-monsters.ts'
import { childrenOfKorlis } from './c/ch/children-of-korlis.ts'
import { chitteringRats } from './c/ch/chittering-rats.ts'
import { choArrimAlchemist } from './c/ch/cho-arrim-alchemist.ts'
import { choMannosBlessing } from './c/ch/cho-mannos-blessing.ts'
import { choke } from './c/ch/choke.ts'
import { chokingMiasma } from './c/ch/choking-miasma.ts'
import { chokingSands } from './c/ch/choking-sands.ts'
import { chokingVines } from './c/ch/choking-vines.ts'
import { chromaticOrrery } from './c/ch/chromatic-orrery.ts'
import { chromeMox } from './c/ch/chrome-mox.ts'
import { cinderCloud } from './c/ci/cinder-cloud.ts'
import { circleOfProtectionShadow } from './c/ci/circle-of-protection-shadow.ts'
import { circularLogic } from './c/ci/circular-logic.ts'
import { citadelGate } from './c/ci/citadel-gate.ts'
import { cityOfSolitude } from './c/ci/city-of-solitude.ts'
import { cityOfTraitors } from './c/ci/city-of-traitors.ts'
import { civilizedScholar } from './c/ci/civilized-scholar.ts'
import { cleansingMeditation } from './c/cl/cleansing-meditation.ts'
import { clementTheWorrywort } from './c/cl/clement-the-worrywort.ts'
import { cliffgate } from './c/cl/cliffgate.ts'
import { clingingMists } from './c/cl/clinging-mists.ts'
import { cloudMidgarMercenary } from './c/cl/cloud-midgar-mercenary.ts'
import { clownCar } from './c/cl/clown-car.ts'
import { clutchOfUndeath } from './c/cl/clutch-of-undeath.ts'
import { coalitionHonorGuard } from './c/co/coalition-honor-guard.ts'
import { coatOfArms } from './c/co/coat-of-arms.ts'
import { codespellCleric } from './c/co/codespell-cleric.ts'
import { collectiveDefiance } from './c/co/collective-defiance.ts'
import { collectiveRestraint } from './c/co/collective-restraint.ts'
import { collectorsCage } from './c/co/collectors-cage.ts'
import { combatThresher } from './c/co/combat-thresher.ts'
import { comboAttack } from './c/co/combo-attack.ts'
import { commandeer } from './c/co/commandeer.ts'
import { commitMemory } from './c/co/commit-memory.ts'
import { compost } from './c/co/compost.ts'
import { conclaveMentor } from './c/co/conclave-mentor.ts'
import { conduitOfRuin } from './c/co/conduit-of-ruin.ts'
import { consecrateConsume } from './c/co/consecrate-consume.ts'
import { consignToMemory } from './c/co/consign-to-memory.ts'
import { conspicuousSnoop } from './c/co/conspicuous-snoop.ts'
import { consultTheStarCharts } from './c/co/consult-the-star-charts.ts'
import { containmentBreach } from './c/co/containment-breach.ts'
import { containmentPriest } from './c/co/containment-priest.ts'
import { contamination } from './c/co/contamination.ts'
import { coolButRude } from './c/co/cool-but-rude.ts'
import { corpseDance } from './c/co/corpse-dance.ts'
import { corrosiveOoze } from './c/co/corrosive-ooze.ts'
import { corrupt } from './c/co/corrupt.ts'
import { cosmicRebirth } from './c/co/cosmic-rebirth.ts'
import { cosmogoyf } from './c/co/cosmogoyf.ts'
import { councilOfTheAbsolute } from './c/co/council-of-the-absolute.ts'
import { counterbalance } from './c/co/counterbalance.ts'
import { courtHussar } from './c/co/court-hussar.ts'
import { courtOfAmbition } from './c/co/court-of-ambition.ts'
import { courtOfCunning } from './c/co/court-of-cunning.ts'
import { courtOfGarenbrig } from './c/co/court-of-garenbrig.ts'
import { covetedFalcon } from './c/co/coveted-falcon.ts'
import { covetedJewel } from './c/co/coveted-jewel.ts'
import { cracklingDrake } from './c/cr/crackling-drake.ts'
import { cragganwickCremator } from './c/cr/cragganwick-cremator.ts'
import { cranialExtraction } from './c/cr/cranial-extraction.ts'
import { creativeTechnique } from './c/cr/creative-technique.ts'
import { creepingChill } from './c/cr/creeping-chill.ts'
import { creepingTarPit } from './c/cr/creeping-tar-pit.ts'
import { crimestopperSprite } from './c/cr/crimestopper-sprite.ts'
import { cripplingFear } from './c/cr/crippling-fear.ts'
import { croakingCounterpart } from './c/cr/croaking-counterpart.ts'
import { crosisThePurger } from './c/cr/crosis-the-purger.ts'
import { crossoverCollaboration } from './c/cr/crossover-collaboration.ts'
import { cruelReality } from './c/cr/cruel-reality.ts'
import { cruelclawsHeist } from './c/cr/cruelclaws-heist.ts'
import { crumbAndGetIt } from './c/cr/crumb-and-get-it.ts'
import { crumblingSanctuary } from './c/cr/crumbling-sanctuary.ts'
import { cryOfTheCarnarium } from './c/cr/cry-of-the-carnarium.ts'
import { cryptGhast } from './c/cr/crypt-ghast.ts'
import { cryptIncursion } from './c/cr/crypt-incursion.ts'
import { cryptRats } from './c/cr/crypt-rats.ts'
import { cryptek } from './c/cr/cryptek.ts'
import { cryptoplasm } from './c/cr/cryptoplasm.ts'
import { crystalSkullIsuSpyglass } from './c/cr/crystal-skull-isu-spyglass.ts'
import { cullingRitual } from './c/cu/culling-ritual.ts'
import { cullingScales } from './c/cu/culling-scales.ts'
import { cultivatorColossus } from './c/cu/cultivator-colossus.ts'
import { cuombajjWitches } from './c/cu/cuombajj-witches.ts'
import { curfew } from './c/cu/curfew.ts'
import { curieEmergentIntelligence } from './c/cu/curie-emergent-intelligence.ts'
import { curiousForager } from './c/cu/curious-forager.ts'
import { curiousObsession } from './c/cu/curious-obsession.ts'
import { currencyConverter } from './c/cu/currency-converter.ts'
import { curseOfBloodletting } from './c/cu/curse-of-bloodletting.ts'
import { curseOfDeathsHold } from './c/cu/curse-of-deaths-hold.ts'
import { curseOfExhaustion } from './c/cu/curse-of-exhaustion.ts'
import { cursedRecording } from './c/cu/cursed-recording.ts'
import { cursedScroll } from './c/cu/cursed-scroll.ts'
import { cutDown } from './c/cu/cut-down.ts'
import { cutPropulsion } from './c/cu/cut-propulsion.ts'
import { cyberdriveAwakener } from './c/cy/cyberdrive-awakener.ts'
import { dackFayden } from './d/da/dack-fayden.ts'
import { dalkovanEncampment } from './d/da/dalkovan-encampment.ts'
import { damn } from './d/da/damn.ts'
import { dampingSphere } from './d/da/damping-sphere.ts'
import { danceOfTheDead } from './d/da/dance-of-the-dead.ts'
import { danithaBenaliasHope } from './d/da/danitha-benalias-hope.ts'
import { darettiIngeniousIconoclast } from './d/da/daretti-ingenious-iconoclast.ts'
import { darkDepths } from './d/da/dark-depths.ts'
import { darkSphere } from './d/da/dark-sphere.ts'
import { darksteelColossus } from './d/da/darksteel-colossus.ts'
import { darksteelMonolith } from './d/da/darksteel-monolith.ts'
import { dashHopes } from './d/da/dash-hopes.ts'
import { dauntlessBodyguard } from './d/da/dauntless-bodyguard.ts'
import { dauntlessScrapbot } from './d/da/dauntless-scrapbot.ts'
import { dauthiVoidwalker } from './d/da/dauthi-voidwalker.ts'
import { davrielRogueShadowmage } from './d/da/davriel-rogue-shadowmage.ts'
import { dawnsTruce } from './d/da/dawns-truce.ts'
import { daxossTorment } from './d/da/daxoss-torment.ts'
import { dayOfBlackSun } from './d/da/day-of-black-sun.ts'
import { dayOfTheDragons } from './d/da/day-of-the-dragons.ts'
import { daybreakCoronet } from './d/da/daybreak-coronet.ts'
import { daysUndoing } from './d/da/days-undoing.ts'
import { deadlyCoverUp } from './d/de/dea/deadly-cover-up.ts'
import { deadpoolTradingCard } from './d/de/dea/deadpool-trading-card.ts'
import { deathPitOffering } from './d/de/dea/death-pit-offering.ts'
import { deathSpark } from './d/de/dea/death-spark.ts'
import { deathToOurEnemies } from './d/de/dea/death-to-our-enemies.ts'
import { deathTyrant } from './d/de/dea/death-tyrant.ts'
import { debtToTheDeathless } from './d/de/deb/debt-to-the-deathless.ts'
import { debtToTheKami } from './d/de/deb/debt-to-the-kami.ts'
import { declarationInStone } from './d/de/dec/declaration-in-stone.ts'
import { decreeOfPain } from './d/de/dec/decree-of-pain.ts'
import { decreeOfSilence } from './d/de/dec/decree-of-silence.ts'
import { deemInferior } from './d/de/dee/deem-inferior.ts'
import { deepCavernBat } from './d/de/dee/deep-cavern-bat.ts'
import { deeprootPilgrimage } from './d/de/dee/deeproot-pilgrimage.ts'
import { defabricate } from './d/de/def/defabricate.ts'
import { defendTheRider } from './d/de/def/defend-the-rider.ts'
import { defenseGrid } from './d/de/def/defense-grid.ts'
import { deflectingPalm } from './d/de/def/deflecting-palm.ts'
import { deftbladeElite } from './d/de/def/deftblade-elite.ts'
import { deglamer } from './d/de/deg/deglamer.ts'
import { delayedBlastFireball } from './d/de/del/delayed-blast-fireball.ts'
import { delightedHalfling } from './d/de/del/delighted-halfling.ts'
import { delneyStreetwiseLookout } from './d/de/del/delney-streetwise-lookout.ts'
import { delverOfSecrets } from './d/de/del/delver-of-secrets.ts'
import { demilich } from './d/de/dem/demilich.ts'
import { demonWall } from './d/de/dem/demon-wall.ts'
import { demonicBargain } from './d/de/dem/demonic-bargain.ts'
import { demonicConsultation } from './d/de/dem/demonic-consultation.ts'
import { demonicCounsel } from './d/de/dem/demonic-counsel.ts'
import { demonicPact } from './d/de/dem/demonic-pact.ts'
import { denOfTheBugbear } from './d/de/den/den-of-the-bugbear.ts'
import { dennickPiousApprenticeDennickPiousApparition } from './d/de/den/dennick-pious-apprentice-dennick-pious-apparition.ts'
import { depopulate } from './d/de/dep/depopulate.ts'
import { depthChargeColossus } from './d/de/dep/depth-charge-colossus.ts'
import { deputyOfDetention } from './d/de/dep/deputy-of-detention.ts'
import { descendUponTheSinful } from './d/de/des/descend-upon-the-sinful.ts'
import { desecrationDemon } from './d/de/des/desecration-demon.ts'
import { desert } from './d/de/des/desert.ts'
import { desolationAngel } from './d/de/des/desolation-angel.ts'
import { desperateMeasures } from './d/de/des/desperate-measures.ts'
import { desperatePlea } from './d/de/des/desperate-plea.ts'
import { destinySpinner } from './d/de/des/destiny-spinner.ts'
import { detectivesPhoenix } from './d/de/det/detectives-phoenix.ts'
import { detentionSphere } from './d/de/det/detention-sphere.ts'
import { devastatingDreams } from './d/de/dev/devastating-dreams.ts'
import { deviousCoverUp } from './d/de/dev/devious-cover-up.ts'
import { devourerOfDestiny } from './d/de/dev/devourer-of-destiny.ts'
import { devouringHellion } from './d/de/dev/devouring-hellion.ts'
import { devoutDecree } from './d/de/dev/devout-decree.ts'
import { dewdropCure } from './d/de/dew/dewdrop-cure.ts'
import { diabolicVision } from './d/di/diabolic-vision.ts'
import { dihadasPloy } from './d/di/dihadas-ploy.ts'
import { diluvianPrimordial } from './d/di/diluvian-primordial.ts'
import { dinasGuidance } from './d/di/dinas-guidance.ts'
import { dinrovaHorror } from './d/di/dinrova-horror.ts'
import { direTactics } from './d/di/dire-tactics.ts'
import { discipleOfFreyaliseGardenOfFreyalise } from './d/di/disciple-of-freyalise-garden-of-freyalise.ts'
import { discontinuity } from './d/di/discontinuity.ts'
import { discoveryDispersal } from './d/di/discovery-dispersal.ts'
import { dispatch } from './d/di/dispatch.ts'
import { dispellingExhale } from './d/di/dispelling-exhale.ts'
import { disruptingShoal } from './d/di/disrupting-shoal.ts'
import { disruptorFlute } from './d/di/disruptor-flute.ts'
import { dissectionTools } from './d/di/dissection-tools.ts'
import { distantMelody } from './d/di/distant-melody.ts'
import { divert } from './d/di/divert.ts'
import { divertDisaster } from './d/di/divert-disaster.ts'
import { divineSmite } from './d/di/divine-smite.ts'
import { djinnIlluminatus } from './d/dj/djinn-illuminatus.ts'
import { docAurlockGrizzledGenius } from './d/do/doc-aurlock-grizzled-genius.ts'
import { dodecapod } from './d/do/dodecapod.ts'
import { doesMachines } from './d/do/does-machines.ts'
import { dokuchiSilencer } from './d/do/dokuchi-silencer.ts'
import { dollmakersShopPorcelainGallery } from './d/do/dollmakers-shop-porcelain-gallery.ts'
import { domriAnarchOfBolas } from './d/do/domri-anarch-of-bolas.ts'
import { donLeoProblemSolvers } from './d/do/don-leo-problem-solvers.ts'
import { donate } from './d/do/donate.ts'
import { dontMakeASound } from './d/do/dont-make-a-sound.ts'
import { dontMove } from './d/do/dont-move.ts'
import { doomForetold } from './d/do/doom-foretold.ts'
import { doomsday } from './d/do/doomsday.ts'
import { doomsdayExcruciator } from './d/do/doomsday-excruciator.ts'
import { doppelgang } from './d/do/doppelgang.ts'
import { dosanTheFallingLeaf } from './d/do/dosan-the-falling-leaf.ts'
import { doubleMajor } from './d/do/double-major.ts'
import { dourPortMage } from './d/do/dour-port-mage.ts'
import { draco } from './d/dr/draco.ts'
import { dracogenesis } from './d/dr/dracogenesis.ts'
import { draconicRoar } from './d/dr/draconic-roar.ts'
import { dragonBreath } from './d/dr/dragon-breath.ts'
import { dragonWings } from './d/dr/dragon-wings.ts'
import { dragonbackAssault } from './d/dr/dragonback-assault.ts'
import { dragonhawkFatesTempest } from './d/dr/dragonhawk-fates-tempest.ts'
import { dragonlordDromoka } from './d/dr/dragonlord-dromoka.ts'
import { dragonlordKolaghan } from './d/dr/dragonlord-kolaghan.ts'
import { dragonsRageChanneler } from './d/dr/dragons-rage-channeler.ts'
import { dragoonsLance } from './d/dr/dragoons-lance.ts'
import { drainLife } from './d/dr/drain-life.ts'
import { drakeFamiliar } from './d/dr/drake-familiar.ts'
import { dralnusCrusade } from './d/dr/dralnus-crusade.ts'
import { drannithMagistrate } from './d/dr/drannith-magistrate.ts'
import { dreadFugue } from './d/dr/dread-fugue.ts'
import { dreadhordeArcanist } from './d/dr/dreadhorde-arcanist.ts'
import { dreamHalls } from './d/dr/dream-halls.ts'
import { dreamdewEntrancer } from './d/dr/dreamdew-entrancer.ts'
import { dreamsOfSteelAndOil } from './d/dr/dreams-of-steel-and-oil.ts'
import { dropOfHoney } from './d/dr/drop-of-honey.ts'
import { drownInDreams } from './d/dr/drown-in-dreams.ts'
import { drownInTheLoch } from './d/dr/drown-in-the-loch.ts'
import { drownerOfTruthDrownedJungle } from './d/dr/drowner-of-truth-drowned-jungle.ts'
import { druidClass } from './d/dr/druid-class.ts'
import { dryadMilitant } from './d/dr/dryad-militant.ts'
import { dryadOfTheIlysianGrove } from './d/dr/dryad-of-the-ilysian-grove.ts'
import { duneblast } from './d/du/duneblast.ts'
import { dustAnimus } from './d/du/dust-animus.ts'
import { dyadrineSynthesisAmalgam } from './d/dy/dyadrine-synthesis-amalgam.ts'
import { earthbenderAscension } from './e/ea/earthbender-ascension.ts'
import { earthsMightiestHeroes } from './e/ea/earths-mightiest-heroes.ts'
import { echoOfEons } from './e/ec/echo-of-eons.ts'
import { echoesOfEternity } from './e/ec/echoes-of-eternity.ts'
import { echoingCourage } from './e/ec/echoing-courage.ts'
import { echoingDecay } from './e/ec/echoing-decay.ts'
import { echoingDeeps } from './e/ec/echoing-deeps.ts'
import { echoingReturn } from './e/ec/echoing-return.ts'
import { echoingTruth } from './e/ec/echoing-truth.ts'
import { eclipsedRealms } from './e/ec/eclipsed-realms.ts'
import { eddieBrockVenomLethalProtector } from './e/ed/eddie-brock-venom-lethal-protector.ts'
import { eddymurkCrab } from './e/ed/eddymurk-crab.ts'
import { edenSeatOfTheSanctum } from './e/ed/eden-seat-of-the-sanctum.ts'
import { eladamriKorvecdal } from './e/el/eladamri-korvecdal.ts'
import { eladamrisVineyard } from './e/el/eladamris-vineyard.ts'
import { elderscaleWurm } from './e/el/elderscale-wurm.ts'
import { elderwoodScion } from './e/el/elderwood-scion.ts'
import { eldraziConfluence } from './e/el/eldrazi-confluence.ts'
import { eldraziMimic } from './e/el/eldrazi-mimic.ts'
import { eldritchEvolution } from './e/el/eldritch-evolution.ts'
import { eldritchImmunity } from './e/el/eldritch-immunity.ts'
import { electroAssaultingBattery } from './e/el/electro-assaulting-battery.ts'
import { elegyAcolyte } from './e/el/elegy-acolyte.ts'
import { elendaSaintOfDusk } from './e/el/elenda-saint-of-dusk.ts'
import { eleshNornMotherOfMachines } from './e/el/elesh-norn-mother-of-machines.ts'
import { eliteSpellbinder } from './e/el/elite-spellbinder.ts'
import { elixirOfImmortality } from './e/el/elixir-of-immortality.ts'
import { elsewhereFlask } from './e/el/elsewhere-flask.ts'
import { elspethStormSlayer } from './e/el/elspeth-storm-slayer.ts'
import { emberFistZubera } from './e/em/ember-fist-zubera.ts'
import { embiggen } from './e/em/embiggen.ts'
import { emergentUltimatum } from './e/em/emergent-ultimatum.ts'
import { emetSelchUnsunderedHadesSorcererOfEld } from './e/em/emet-selch-unsundered-hades-sorcerer-of-eld.ts'
import { emperorOfBones } from './e/em/emperor-of-bones.ts'
import { emrakulTheAeonsTorn } from './e/em/emrakul-the-aeons-torn.ts'
import { emrakulThePromisedEnd } from './e/em/emrakul-the-promised-end.ts'
import { emrakulTheWorldAnew } from './e/em/emrakul-the-world-anew.ts'
import { emryLurkerOfTheLoch } from './e/em/emry-lurker-of-the-loch.ts'
import { enchantedEvening } from './e/en/enchanted-evening.ts'
import { endOfTheHunt } from './e/en/end-of-the-hunt.ts'
import { endTheFestivities } from './e/en/end-the-festivities.ts'
import { endurance } from './e/en/endurance.ts'
import { enduringCourage } from './e/en/enduring-courage.ts'
import { enduringCuriosity } from './e/en/enduring-curiosity.ts'
import { enduringInnocence } from './e/en/enduring-innocence.ts'
import { enduringTenacity } from './e/en/enduring-tenacity.ts'
import { enduringVitality } from './e/en/enduring-vitality.ts'
import { energyField } from './e/en/energy-field.ts'
import { engulfTheShore } from './e/en/engulf-the-shore.ts'
import { enigmaticIncarnation } from './e/en/enigmatic-incarnation.ts'
import { ensoulArtifact } from './e/en/ensoul-artifact.ts'
import { entropicBattlecruiser } from './e/en/entropic-battlecruiser.ts'
import { eradicate } from './e/er/eradicate.ts'
import { erdwalIlluminator } from './e/er/erdwal-illuminator.ts'
import { erebossIntervention } from './e/er/ereboss-intervention.ts'
import { erraticExplosion } from './e/er/erratic-explosion.ts'
import { ersatzGnomes } from './e/er/ersatz-gnomes.ts'
import { ertaiResurrected } from './e/er/ertai-resurrected.ts'
import { ertaisFamiliar } from './e/er/ertais-familiar.ts'
import { esperOriginsSummonEsperMaduin } from './e/es/esper-origins-summon-esper-maduin.ts'
import { essenceChanneler } from './e/es/essence-channeler.ts'
import { essenceFlare } from './e/es/essence-flare.ts'
import { essenceFlux } from './e/es/essence-flux.ts'
import { essenceSliver } from './e/es/essence-sliver.ts'
import { estridsInvocation } from './e/es/estrids-invocation.ts'
import { etaliPrimalConquerorEtaliPrimalSickness } from './e/et/etali-primal-conqueror-etali-primal-sickness.ts'
import { etaliPrimalStorm } from './e/et/etali-primal-storm.ts'
import { etchedChampion } from './e/et/etched-champion.ts'
import { etherealForager } from './e/et/ethereal-forager.ts'
import { etherswornCanonist } from './e/et/ethersworn-canonist.ts'
import { eumidianHatchery } from './e/eu/eumidian-hatchery.ts'
import { eureka } from './e/eu/eureka.ts'
import { evasiveAction } from './e/ev/evasive-action.ts'
import { evidenceExaminer } from './e/ev/evidence-examiner.ts'
import { evolvedSleeper } from './e/ev/evolved-sleeper.ts'
import { exhume } from './e/ex/exhume.ts'
import { exile } from './e/ex/exile.ts'
import { expelTheInterlopers } from './e/ex/expel-the-interlopers.ts'
import { experimentalAugury } from './e/ex/experimental-augury.ts'
import { experimentalFrenzy } from './e/ex/experimental-frenzy.ts'
import { expressiveIteration } from './e/ex/expressive-iteration.ts'
import { exquisiteFirecraft } from './e/ex/exquisite-firecraft.ts'
import { extinctionEvent } from './e/ex/extinction-event.ts'
import { extirpate } from './e/ex/extirpate.ts'
import { extractAConfession } from './e/ex/extract-a-confession.ts'
import { extractTheTruth } from './e/ex/extract-the-truth.ts'
import { extractionSpecialist } from './e/ex/extraction-specialist.ts'
import { fableOfTheMirrorBreakerReflectionOfKikiJiki } from './f/fa/fable-of-the-mirror-breaker-reflection-of-kiki-jiki.ts'
import { facelessButcher } from './f/fa/faceless-butcher.ts'
import { facelessHaven } from './f/fa/faceless-haven.ts'
import { factOrFiction } from './f/fa/fact-or-fiction.ts'
import { fadeAway } from './f/fa/fade-away.ts'
import { fadeFromHistory } from './f/fa/fade-from-history.ts'
import { fadingHope } from './f/fa/fading-hope.ts'
import { faebloomTrick } from './f/fa/faebloom-trick.ts'
import { faerieFencing } from './f/fa/faerie-fencing.ts'
import { fallFromFavor } from './f/fa/fall-from-favor.ts'
import { fallajiDragonEngine } from './f/fa/fallaji-dragon-engine.ts'
import { fallenShinobi } from './f/fa/fallen-shinobi.ts'
import { fanaticOfMogis } from './f/fa/fanatic-of-mogis.ts'
import { fangsOfKalonia } from './f/fa/fangs-of-kalonia.ts'
import { fastbond } from './f/fa/fastbond.ts'
import { fatalPush } from './f/fa/fatal-push.ts'
import { fatefulAbsence } from './f/fa/fateful-absence.ts'
import { favoredHoplite } from './f/fa/favored-hoplite.ts'
import { fblthpTheLost } from './f/fb/fblthp-the-lost.ts'
import { fearFireFoes } from './f/fe/fear-fire-foes.ts'
import { feastingHobbit } from './f/fe/feasting-hobbit.ts'
import { feedTheClan } from './f/fe/feed-the-clan.ts'
import { feedTheCycle } from './f/fe/feed-the-cycle.ts'
import { felixFiveBoots } from './f/fe/felix-five-boots.ts'
import { fellwarStone } from './f/fe/fellwar-stone.ts'
import { fertileGround } from './f/fe/fertile-ground.ts'
import { fertilid } from './f/fe/fertilid.ts'
import { ferventChampion } from './f/fe/fervent-champion.ts'
import { fieldOfRuin } from './f/fi/field-of-ruin.ts'
import { fiendOfTheShadows } from './f/fi/fiend-of-the-shadows.ts'
import { fieryAnnihilation } from './f/fi/fiery-annihilation.ts'
import { fieryConfluence } from './f/fi/fiery-confluence.ts'
import { fieryImpulse } from './f/fi/fiery-impulse.ts'
import { fightRigging } from './f/fi/fight-rigging.ts'
import { figureOfFable } from './f/fi/figure-of-fable.ts'
import { finalShowdown } from './f/fi/final-showdown.ts'
import { finneasAceArcher } from './f/fi/finneas-ace-archer.ts'
import { firebendingLesson } from './f/fi/firebending-lesson.ts'
import { firebendingStudent } from './f/fi/firebending-student.ts'
import { fireglassMentor } from './f/fi/fireglass-mentor.ts'
import { firemindsForesight } from './f/fi/fireminds-foresight.ts'
import { firesOfInvention } from './f/fi/fires-of-invention.ts'
import { firespout } from './f/fi/firespout.ts'
import { firestorm } from './f/fi/firestorm.ts'
import { firstDayOfClass } from './f/fi/first-day-of-class.ts'
import { flameOfAnor } from './f/fl/flame-of-anor.ts'
import { flameSpill } from './f/fl/flame-spill.ts'
import { flamebladeAngel } from './f/fl/flameblade-angel.ts'
import { flamebraider } from './f/fl/flamebraider.ts'
import { flareOfFortitude } from './f/fl/flare-of-fortitude.ts'
import { flareOfMalice } from './f/fl/flare-of-malice.ts'
import { flash } from './f/fl/flash.ts'
import { flashOfDefiance } from './f/fl/flash-of-defiance.ts'
import { flashOfInsight } from './f/fl/flash-of-insight.ts'
import { flashback } from './f/fl/flashback.ts'
import { flayerOfTheHatebound } from './f/fl/flayer-of-the-hatebound.ts'
import { fledglingDragon } from './f/fl/fledgling-dragon.ts'
import { fleshBlood } from './f/fl/flesh-blood.ts'
import { flexibleWaterbender } from './f/fl/flexible-waterbender.ts'
import { flickeringWard } from './f/fl/flickering-ward.ts'
import { floodpitsDrowner } from './f/fl/floodpits-drowner.ts'
import { flowState } from './f/fl/flow-state.ts'
import { flowerfootSwordmaster } from './f/fl/flowerfoot-swordmaster.ts'
import { fluctuator } from './f/fl/fluctuator.ts'
import { focusFire } from './f/fo/focus-fire.ts'
import { focusTheMind } from './f/fo/focus-the-mind.ts'
import { foil } from './f/fo/foil.ts'
import { followTheLumarets } from './f/fo/follow-the-lumarets.ts'
import { foodChain } from './f/fo/food-chain.ts'
import { forTheAncestors } from './f/fo/for-the-ancestors.ts'
import { forgingTheAnchor } from './f/fo/forging-the-anchor.ts'
import { forgottenAncient } from './f/fo/forgotten-ancient.ts'
import { fork } from './f/fo/fork.ts'
import { forsakenMonument } from './f/fo/forsaken-monument.ts'
import { forsakenWastes } from './f/fo/forsaken-wastes.ts'
import { forthEorlingas } from './f/fo/forth-eorlingas.ts'
import { fortifiedBeachhead } from './f/fo/fortified-beachhead.ts'
import { foulTongueShriek } from './f/fo/foul-tongue-shriek.ts'
import { foundingTheThirdPath } from './f/fo/founding-the-third-path.ts'
import { fracturingGust } from './f/fr/fracturing-gust.ts'
import { freestriderCommando } from './f/fr/freestrider-commando.ts'
import { frenziedBaloth } from './f/fr/frenzied-baloth.ts'
import { friendlyRivalry } from './f/fr/friendly-rivalry.ts'
import { frogmyrEnforcer } from './f/fr/frogmyr-enforcer.ts'
import { fromTheCatacombs } from './f/fr/from-the-catacombs.ts'
import { frostcliffSiege } from './f/fr/frostcliff-siege.ts'
import { fry } from './f/fr/fry.ts'
import { fullBore } from './f/fu/full-bore.ts'
import { furyOfTheHorde } from './f/fu/fury-of-the-horde.ts'
import { gaddockTeeg } from './g/ga/gaddock-teeg.ts'
import { gaeasBlessing } from './g/ga/gaeas-blessing.ts'
import { gaeasWill } from './g/ga/gaeas-will.ts'
import { galvanicAlchemist } from './g/ga/galvanic-alchemist.ts'
import { galvanicBlast } from './g/ga/galvanic-blast.ts'
import { galvanicDischarge } from './g/ga/galvanic-discharge.ts'
import { galvanicRelay } from './g/ga/galvanic-relay.ts'
import { galvanoth } from './g/ga/galvanoth.ts'
import { gamekeeper } from './g/ga/gamekeeper.ts'
import { garnetPrincessOfAlexandria } from './g/ga/garnet-princess-of-alexandria.ts'
import { garruksHarbinger } from './g/ga/garruks-harbinger.ts'
import { gastalThrillroller } from './g/ga/gastal-thrillroller.ts'
import { gatecreeperVine } from './g/ga/gatecreeper-vine.ts'
import { gatherTheTownsfolk } from './g/ga/gather-the-townsfolk.ts'
import { geistTrappers } from './g/ge/geist-trappers.ts'
import { geistlightSnare } from './g/ge/geistlight-snare.ts'
import { gemstoneCaverns } from './g/ge/gemstone-caverns.ts'
import { genesisWave } from './g/ge/genesis-wave.ts'
import { gerrardsVerdict } from './g/ge/gerrards-verdict.ts'
import { getOut } from './g/ge/get-out.ts'
import { getawayGlamer } from './g/ge/getaway-glamer.ts'
import { gevScaledScorch } from './g/ge/gev-scaled-scorch.ts'
import { ghaltaAndMavren } from './g/gh/ghalta-and-mavren.ts'
import { ghaltaStampedeTyrant } from './g/gh/ghalta-stampede-tyrant.ts'
import { ghostVacuum } from './g/gh/ghost-vacuum.ts'
import { ghostfire } from './g/gh/ghostfire.ts'
import { giadaFontOfHope } from './g/gi/giada-font-of-hope.ts'
import { gideonAllyOfZendikar } from './g/gi/gideon-ally-of-zendikar.ts'
import { gideonOfTheTrials } from './g/gi/gideon-of-the-trials.ts'
import { giftOfTheViper } from './g/gi/gift-of-the-viper.ts'
import { giftsUngiven } from './g/gi/gifts-ungiven.ts'
import { gigastormTitan } from './g/gi/gigastorm-titan.ts'
import { gildedDrake } from './g/gi/gilded-drake.ts'
import { gildedLight } from './g/gi/gilded-light.ts'
import { gingerbrute } from './g/gi/gingerbrute.ts'
import { gisaGloriousResurrector } from './g/gi/gisa-glorious-resurrector.ts'
import { giselaBladeOfGoldnight } from './g/gi/gisela-blade-of-goldnight.ts'
import { giverOfRunes } from './g/gi/giver-of-runes.ts'
import { gixYawgmothPraetor } from './g/gi/gix-yawgmoth-praetor.ts'
import { gixsCommand } from './g/gi/gixs-command.ts'
import { glacialDragonhunt } from './g/gl/glacial-dragonhunt.ts'
import { glacierwoodSiege } from './g/gl/glacierwood-siege.ts'
import { glamerGifter } from './g/gl/glamer-gifter.ts'
import { glarbCalamitysAugur } from './g/gl/glarb-calamitys-augur.ts'
import { gleefulDemolition } from './g/gl/gleeful-demolition.ts'
import { glenElendrasAnswer } from './g/gl/glen-elendras-answer.ts'
import { glimpseTheImpossible } from './g/gl/glimpse-the-impossible.ts'
import { glisteningDeluge } from './g/gl/glistening-deluge.ts'
import { gloriousEnd } from './g/gl/glorious-end.ts'
import { gloriousGale } from './g/gl/glorious-gale.ts'
import { glory } from './g/gl/glory.ts'
import { glyphKeeper } from './g/gl/glyph-keeper.ts'
import { goblinAnarchomancer } from './g/go/goblin-anarchomancer.ts'
import { goblinChainwhirler } from './g/go/goblin-chainwhirler.ts'
import { goblinCharbelcher } from './g/go/goblin-charbelcher.ts'
import { goblinGoon } from './g/go/goblin-goon.ts'
import { goblinGuide } from './g/go/goblin-guide.ts'
import { goblinRecruiter } from './g/go/goblin-recruiter.ts'
import { goblinVandal } from './g/go/goblin-vandal.ts'
import { goblinWelder } from './g/go/goblin-welder.ts'
import { godPharaohsFaithful } from './g/go/god-pharaohs-faithful.ts'
import { goldspanDragon } from './g/go/goldspan-dragon.ts'
import { golgariBrownscale } from './g/go/golgari-brownscale.ts'
import { golosTirelessPilgrim } from './g/go/golos-tireless-pilgrim.ts'
import { goringWarplow } from './g/go/goring-warplow.ts'
import { grabThePrize } from './g/gr/grab-the-prize.ts'
import { gracefulTakedown } from './g/gr/graceful-takedown.ts'
import { grafdiggersCage } from './g/gr/grafdiggers-cage.ts'
import { grandAbolisher } from './g/gr/grand-abolisher.ts'
import { graveyardTrespasser } from './g/gr/graveyard-trespasser.ts'
import { greasewrenchGoblin } from './g/gr/greasewrench-goblin.ts'
import { greatDivideGuide } from './g/gr/great-divide-guide.ts'
import { greatHallOfTheBiblioplex } from './g/gr/great-hall-of-the-biblioplex.ts'
import { greenSunsTwilight } from './g/gr/green-suns-twilight.ts'
import { greenSunsZenith } from './g/gr/green-suns-zenith.ts'
import { greenwardenOfMurasa } from './g/gr/greenwarden-of-murasa.ts'
import { grindstone } from './g/gr/grindstone.ts'
import { gristTheHungerTide } from './g/gr/grist-the-hunger-tide.ts'
import { grizzlyFate } from './g/gr/grizzly-fate.ts'
import { groundswell } from './g/gr/groundswell.ts'
import { grubStoriedMatriarchGrubNotoriousAuntie } from './g/gr/grub-storied-matriarch-grub-notorious-auntie.ts'
import { gruffTriplets } from './g/gr/gruff-triplets.ts'
import { gryffsBoon } from './g/gr/gryffs-boon.ts'
import { guardianNagaBanishingCoils } from './g/gu/guardian-naga-banishing-coils.ts'
import { guardianOfFaith } from './g/gu/guardian-of-faith.ts'
import { guardianOfNewBenalia } from './g/gu/guardian-of-new-benalia.ts'
import { guideOfSouls } from './g/gu/guide-of-souls.ts'
import { guildswornProwler } from './g/gu/guildsworn-prowler.ts'
import { guiltfeeder } from './g/gu/guiltfeeder.ts'
import { gusthasScepter } from './g/gu/gusthas-scepter.ts'
import { gutTrueSoulZealot } from './g/gu/gut-true-soul-zealot.ts'
import { gwenStacyGhostSpider } from './g/gw/gwen-stacy-ghost-spider.ts'
import { gyrudaDoomOfDepths } from './g/gy/gyruda-doom-of-depths.ts'
import { hailStorm } from './h/ha/hail-storm.ts'
import { hakodaSelflessCommander } from './h/ha/hakoda-selfless-commander.ts'
import { haliyaGuidedByLight } from './h/ha/haliya-guided-by-light.ts'
import { hallOfStormGiants } from './h/ha/hall-of-storm-giants.ts'
import { hallOfTheBanditLord } from './h/ha/hall-of-the-bandit-lord.ts'
import { hallow } from './h/ha/hallow.ts'
import { hallowedMoonlight } from './h/ha/hallowed-moonlight.ts'
import { haloForager } from './h/ha/halo-forager.ts'
import { hamletGlutton } from './h/ha/hamlet-glutton.ts'
import { hanweirBattlements } from './h/ha/hanweir-battlements.ts'
import { harbingerOfTheTides } from './h/ha/harbinger-of-the-tides.ts'
import { hareApparent } from './h/ha/hare-apparent.ts'
import { harshMentor } from './h/ha/harsh-mentor.ts'
import { hatcherySliver } from './h/ha/hatchery-sliver.ts'
import { hauntTheNetwork } from './h/ha/haunt-the-network.ts'
import { hauntedAngel } from './h/ha/haunted-angel.ts'
import { hauntedFengraf } from './h/ha/haunted-fengraf.ts'
import { hauntingEchoes } from './h/ha/haunting-echoes.ts'
import { hauntingMisery } from './h/ha/haunting-misery.ts'
import { hazoretTheFervent } from './h/ha/hazoret-the-fervent.ts'
import { headlinerScarlett } from './h/he/headliner-scarlett.ts'
import { heapedHarvest } from './h/he/heaped-harvest.ts'
import { heartbeatOfSpring } from './h/he/heartbeat-of-spring.ts'
import { hearthElemental } from './h/he/hearth-elemental.ts'
import { heartlessAct } from './h/he/heartless-act.ts'
import { helgaSkittishSeer } from './h/he/helga-skittish-seer.ts'
import { heliodTheRadiantDawnHeliodTheWarpedEclipse } from './h/he/heliod-the-radiant-dawn-heliod-the-warped-eclipse.ts'
import { heliodsIntervention } from './h/he/heliods-intervention.ts'
import { heliosOne } from './h/he/helios-one.ts'
import { hellkiteHatchling } from './h/he/hellkite-hatchling.ts'
import { helmOfObedience } from './h/he/helm-of-obedience.ts'
import { helmOfPossession } from './h/he/helm-of-possession.ts'
import { herigastEruptingNullkite } from './h/he/herigast-erupting-nullkite.ts'
import { hermitDruid } from './h/he/hermit-druid.ts'
import { heroesHangout } from './h/he/heroes-hangout.ts'
import { hexMagic } from './h/he/hex-magic.ts'
import { hiddenGibbons } from './h/hi/hidden-gibbons.ts'
import { hiddenLair } from './h/hi/hidden-lair.ts'
import { hiddenStrings } from './h/hi/hidden-strings.ts'
import { hideOnTheCeiling } from './h/hi/hide-on-the-ceiling.ts'
import { hidetsuguConsumesAllVesselOfTheAllConsuming } from './h/hi/hidetsugu-consumes-all-vessel-of-the-all-consuming.ts'
import { hidetsugusSecondRite } from './h/hi/hidetsugus-second-rite.ts'
import { highTide } from './h/hi/high-tide.ts'
import { highwayRobbery } from './h/hi/highway-robbery.ts'
import { hiveOfTheEyeTyrant } from './h/hi/hive-of-the-eye-tyrant.ts'
import { hobgoblinBanditLord } from './h/ho/hobgoblin-bandit-lord.ts'
import { hogaakArisenNecropolis } from './h/ho/hogaak-arisen-necropolis.ts'
import { hollowOne } from './h/ho/hollow-one.ts'
import { hollowmurkSiege } from './h/ho/hollowmurk-siege.ts'
import { honestWork } from './h/ho/honest-work.ts'
import { honorableScout } from './h/ho/honorable-scout.ts'
import { hopeOfGhirapur } from './h/ho/hope-of-ghirapur.ts'
import { hornedLochWhaleLagoonBreach } from './h/ho/horned-loch-whale-lagoon-breach.ts'
import { hostOfTheHereafter } from './h/ho/host-of-the-hereafter.ts'
import { hostageTaker } from './h/ho/hostage-taker.ts'
import { hostileInvestigator } from './h/ho/hostile-investigator.ts'
import { hostility } from './h/ho/hostility.ts'
import { hotheadedGiant } from './h/ho/hotheaded-giant.ts'
import { hourglassOfTheLost } from './h/ho/hourglass-of-the-lost.ts'
import { howlsquadHeavy } from './h/ho/howlsquad-heavy.ts'
import { hullbreacher } from './h/hu/hullbreacher.ts'
import { humbleDefector } from './h/hu/humble-defector.ts'
import { hungerOfTheHowlpack } from './h/hu/hunger-of-the-howlpack.ts'
import { huntersBlowgun } from './h/hu/hunters-blowgun.ts'
import { huntmasterLiger } from './h/hu/huntmaster-liger.ts'
import { huntmasterOfTheFells } from './h/hu/huntmaster-of-the-fells.ts'
import { hurkylsRecall } from './h/hu/hurkyls-recall.ts'
import { huskbursterSwarm } from './h/hu/huskburster-swarm.ts'
import { hydraAssaultRobot } from './h/hy/hydra-assault-robot.ts'
import { hydroManFluidFelon } from './h/hy/hydro-man-fluid-felon.ts'
import { hydroblast } from './h/hy/hydroblast.ts'
import { hydroelectricSpecimenHydroelectricLaboratory } from './h/hy/hydroelectric-specimen-hydroelectric-laboratory.ts'
import { hypergenesis } from './h/hy/hypergenesis.ts'
import { iceFangCoatl } from './i/ic/ice-fang-coatl.ts'
import { iceOut } from './i/ic/ice-out.ts'
import { icequake } from './i/ic/icequake.ts'
import { ichorid } from './i/ic/ichorid.ts'
import { iconOfAncestry } from './i/ic/icon-of-ancestry.ts'
import { idolOfEndurance } from './i/id/idol-of-endurance.ts'
import { ilhargTheRazeBoar } from './i/il/ilharg-the-raze-boar.ts'
import { illGottenGains } from './i/il/ill-gotten-gains.ts'
import { illTimedExplosion } from './i/il/ill-timed-explosion.ts'
import { imperiosaur } from './i/im/imperiosaur.ts'
import { improvisationCapstone } from './i/im/improvisation-capstone.ts'
import { imskirIronEater } from './i/im/imskir-iron-eater.ts'
import { incinerate } from './i/in/incinerate.ts'
import { increasingDevotion } from './i/in/increasing-devotion.ts'
import { indomitableCreativity } from './i/in/indomitable-creativity.ts'
import { infernalTutor } from './i/in/infernal-tutor.ts'
import { infestationSage } from './i/in/infestation-sage.ts'
import { innkeepersTalent } from './i/in/innkeepers-talent.ts'
import { insatiableAvarice } from './i/in/insatiable-avarice.ts'
import { insatiableHemophage } from './i/in/insatiable-hemophage.ts'
import { inscribedTablet } from './i/in/inscribed-tablet.ts'
import { inscriptionOfAbundance } from './i/in/inscription-of-abundance.ts'
import { inscriptionOfRuin } from './i/in/inscription-of-ruin.ts'
import { interdimensionalWebWatch } from './i/in/interdimensional-web-watch.ts'
import { intiSeneschalOfTheSun } from './i/in/inti-seneschal-of-the-sun.ts'
import { intoTheFloodMaw } from './i/in/into-the-flood-maw.ts'
import { intruderAlarm } from './i/in/intruder-alarm.ts'
import { intuition } from './i/in/intuition.ts'
import { invasionOfArcaviosInvocationOfTheFounders } from './i/in/invasion-of-arcavios-invocation-of-the-founders.ts'
import { invasionOfGobakhanLightshieldArray } from './i/in/invasion-of-gobakhan-lightshield-array.ts'
import { invasionOfIkoriaZilorthaApexOfIkoria } from './i/in/invasion-of-ikoria-zilortha-apex-of-ikoria.ts'
import { invasionSubmersible } from './i/in/invasion-submersible.ts'
import { invasiveSurgery } from './i/in/invasive-surgery.ts'
import { invertPolarity } from './i/in/invert-polarity.ts'
import { invigorate } from './i/in/invigorate.ts'
import { invokeDespair } from './i/in/invoke-despair.ts'
import { ionaShieldOfEmeria } from './i/io/iona-shield-of-emeria.ts'
import { irencragFeat } from './i/ir/irencrag-feat.ts'
import { iridescentAngel } from './i/ir/iridescent-angel.ts'
import { iridescentDrake } from './i/ir/iridescent-drake.ts'
import { ironApprentice } from './i/ir/iron-apprentice.ts'
import { ironManTitanOfInnovation } from './i/ir/iron-man-titan-of-innovation.ts'
import { ironSpiderStarkUpgrade } from './i/ir/iron-spider-stark-upgrade.ts'
import { isochronScepter } from './i/is/isochron-scepter.ts'
import { itThatHeraldsTheEnd } from './i/it/it-that-heralds-the-end.ts'
import { itzquinthFirstbornOfGishath } from './i/it/itzquinth-firstborn-of-gishath.ts'
import { ivoraInsatiableHeir } from './i/iv/ivora-insatiable-heir.ts'
import { izoniCenterOfTheWeb } from './i/iz/izoni-center-of-the-web.ts'
import { izzetStaticaster } from './i/iz/izzet-staticaster.ts'
import { jaceReawakened } from './j/jace-reawakened.ts'
import { jaceTheMindSculptor } from './j/jace-the-mind-sculptor.ts'
import { jaceThePerfectedMind } from './j/jace-the-perfected-mind.ts'
import { jaceVrynsProdigyJaceTelepathUnbound } from './j/jace-vryns-prodigy-jace-telepath-unbound.ts'
import { jaceWielderOfMysteries } from './j/jace-wielder-of-mysteries.ts'
import { jackalGeniusGeneticist } from './j/jackal-genius-geneticist.ts'
import { jasmineDragonTeaShop } from './j/jasmine-dragon-tea-shop.ts'
import { jayaBallardTaskMage } from './j/jaya-ballard-task-mage.ts'
import { jenniferWaltersTheSensationalSheHulk } from './j/jennifer-walters-the-sensational-she-hulk.ts'
import { jeskasWill } from './j/jeskas-will.ts'
import { jestersCap } from './j/jesters-cap.ts'
import { jidoorAristocraticCapitalOverture } from './j/jidoor-aristocratic-capital-overture.ts'
import { johannsStopgap } from './j/johanns-stopgap.ts'
import { joltedAwake } from './j/jolted-awake.ts'
import { joshuaPhoenixsDominantPhoenixWardenOfFire } from './j/joshua-phoenixs-dominant-phoenix-warden-of-fire.ts'
import { jumboCactuar } from './j/jumbo-cactuar.ts'
import { kaervekThePunisher } from './k/ka/kaervek-the-punisher.ts'
import { kaerveksSpite } from './k/ka/kaerveks-spite.ts'
import { kaerveksTorch } from './k/ka/kaerveks-torch.ts'
import { kaheeraTheOrphanguard } from './k/ka/kaheera-the-orphanguard.ts'
import { kaitoBaneOfNightmares } from './k/ka/kaito-bane-of-nightmares.ts'
import { kaitoShizuki } from './k/ka/kaito-shizuki.ts'
import { kaldraCompleat } from './k/ka/kaldra-compleat.ts'
import { kalitasTraitorOfGhet } from './k/ka/kalitas-traitor-of-ghet.ts'
import { kappaCannoneer } from './k/ka/kappa-cannoneer.ts'
import { karadorGhostChieftain } from './k/ka/karador-ghost-chieftain.ts'
import { karametrasBlessing } from './k/ka/karametras-blessing.ts'
import { kariZevSkyshipRaider } from './k/ka/kari-zev-skyship-raider.ts'
import { kariZevsExpertise } from './k/ka/kari-zevs-expertise.ts'
import { karmicJustice } from './k/ka/karmic-justice.ts'
import { karnScionOfUrza } from './k/ka/karn-scion-of-urza.ts'
import { karnSilverGolem } from './k/ka/karn-silver-golem.ts'
import { karnTheGreatCreator } from './k/ka/karn-the-great-creator.ts'
import { karnsSylex } from './k/ka/karns-sylex.ts'
import { karumonixTheRatKing } from './k/ka/karumonix-the-rat-king.ts'
import { kataraTheFearless } from './k/ka/katara-the-fearless.ts'
import { kataraWaterbendingMaster } from './k/ka/katara-waterbending-master.ts'
import { katildaDawnhartMartyrKatildasRisingDawn } from './k/ka/katilda-dawnhart-martyr-katildas-rising-dawn.ts'
import { kavaronMemorialWorld } from './k/ka/kavaron-memorial-world.ts'
import { kavuTitan } from './k/ka/kavu-titan.ts'
import { kayaIntangibleSlayer } from './k/ka/kaya-intangible-slayer.ts'
import { kayaOrzhovUsurper } from './k/ka/kaya-orzhov-usurper.ts'
import { kayasGhostform } from './k/ka/kayas-ghostform.ts'
import { kayasGuile } from './k/ka/kayas-guile.ts'
import { kaylasReconstruction } from './k/ka/kaylas-reconstruction.ts'
import { kazuulsTollCollector } from './k/ka/kazuuls-toll-collector.ts'
import { keenEyedCurator } from './k/ke/keen-eyed-curator.ts'
import { keeperOfTheDead } from './k/ke/keeper-of-the-dead.ts'
import { kefkaCourtMageKefkaRulerOfRuin } from './k/ke/kefka-court-mage-kefka-ruler-of-ruin.ts'
import { kellanDaringTravelerJourneyOn } from './k/ke/kellan-daring-traveler-journey-on.ts'
import { kellanInquisitiveProdigy } from './k/ke/kellan-inquisitive-prodigy.ts'
import { kellanPlanarTrailblazer } from './k/ke/kellan-planar-trailblazer.ts'
import { kellanTheFaeBloodedBirthrightBoon } from './k/ke/kellan-the-fae-blooded-birthright-boon.ts'
import { kembaKhaEnduring } from './k/ke/kemba-kha-enduring.ts'
import { kerugaTheMacrosage } from './k/ke/keruga-the-macrosage.ts'
import { kessDissidentMage } from './k/ke/kess-dissident-mage.ts'
import { kethisTheHiddenHand } from './k/ke/kethis-the-hidden-hand.ts'
import { ketramoseTheNewDawn } from './k/ke/ketramose-the-new-dawn.ts'
import { kherKeep } from './k/kh/kher-keep.ts'
import { kinbinding } from './k/ki/kinbinding.ts'
import { kingTchallaBlackPantherHopeEnduring } from './k/ki/king-tchalla-black-panther-hope-enduring.ts'
import { kinnanBonderProdigy } from './k/ki/kinnan-bonder-prodigy.ts'
import { kioraTheRisingTide } from './k/ki/kiora-the-rising-tide.ts'
import { kiraGreatGlassSpinner } from './k/ki/kira-great-glass-spinner.ts'
import { kishlaSkimmer } from './k/ki/kishla-skimmer.ts'
import { kitesailLarcenist } from './k/ki/kitesail-larcenist.ts'
import { kitnap } from './k/ki/kitnap.ts'
import { kjeldoranOutpost } from './k/kj/kjeldoran-outpost.ts'
import { klothysGodOfDestiny } from './k/kl/klothys-god-of-destiny.ts'
import { knightErrantOfEos } from './k/kn/knight-errant-of-eos.ts'
import { knightOfGrace } from './k/kn/knight-of-grace.ts'
import { knightOfMalice } from './k/kn/knight-of-malice.ts'
import { komaCosmosSerpent } from './k/ko/koma-cosmos-serpent.ts'
import { komaWorldEater } from './k/ko/koma-world-eater.ts'
import { kozilekButcherOfTruth } from './k/ko/kozilek-butcher-of-truth.ts'
import { kozileksCommand } from './k/ko/kozileks-command.ts'
import { kozileksReturn } from './k/ko/kozileks-return.ts'
import { kozileksUnsealing } from './k/ko/kozileks-unsealing.ts'
import { krangMasterMind } from './k/kr/krang-master-mind.ts'
import { kraulHarpooner } from './k/kr/kraul-harpooner.ts'
import { krenkosBuzzcrusher } from './k/kr/krenkos-buzzcrusher.ts'
import { krosanReclamation } from './k/kr/krosan-reclamation.ts'
import { krosanVerge } from './k/kr/krosan-verge.ts'
import { krovikanHorror } from './k/kr/krovikan-horror.ts'
import { kroxaTitanOfDeathsHunger } from './k/kr/kroxa-titan-of-deaths-hunger.ts'
import { kruphixGodOfHorizons } from './k/kr/kruphix-god-of-horizons.ts'
import { kruphixsInsight } from './k/kr/kruphixs-insight.ts'
import { kudoKingAmongBears } from './k/ku/kudo-king-among-bears.ts'
import { kumanoFacesKakkazanEtchingOfKumano } from './k/ku/kumano-faces-kakkazan-etching-of-kumano.ts'
import { kumenasSpeaker } from './k/ku/kumenas-speaker.ts'
import { kunorosHoundOfAthreos } from './k/ku/kunoros-hound-of-athreos.ts'
import { kusariGama } from './k/ku/kusari-gama.ts'
import { kutzilMalametExemplar } from './k/ku/kutzil-malamet-exemplar.ts'
import { kutzilsFlanker } from './k/ku/kutzils-flanker.ts'
import { laboratoryManiac } from './l/la/laboratory-maniac.ts'
import { ladyOctopusInspiredInventor } from './l/la/lady-octopus-inspired-inventor.ts'
import { laeliaTheBladeReforged } from './l/la/laelia-the-blade-reforged.ts'
import { laezelVlaakithsChampion } from './l/la/laezel-vlaakiths-champion.ts'
import { lairOfTheHydra } from './l/la/lair-of-the-hydra.ts'
import { lakeOfTheDead } from './l/la/lake-of-the-dead.ts'
import { landGrant } from './l/la/land-grant.ts'
import { lanternOfTheLost } from './l/la/lantern-of-the-lost.ts'
import { lastRites } from './l/la/last-rites.ts'
import { latNamsLegacy } from './l/la/lat-nams-legacy.ts'
import { laughingJasperFlint } from './l/la/laughing-jasper-flint.ts'
import { laviniaAzoriusRenegade } from './l/la/lavinia-azorius-renegade.ts'
import { lazavDimirMastermind } from './l/la/lazav-dimir-mastermind.ts'
import { lazavTheMultifarious } from './l/la/lazav-the-multifarious.ts'
import { lazavWearerOfFaces } from './l/la/lazav-wearer-of-faces.ts'
import { lazotepQuarry } from './l/la/lazotep-quarry.ts'
import { leadTheStampede } from './l/le/lead-the-stampede.ts'
import { leatherheadSwampStalker } from './l/le/leatherhead-swamp-stalker.ts'
import { leaveNoTrace } from './l/le/leave-no-trace.ts'
import { legacyWeapon } from './l/le/legacy-weapon.ts'
import { legionLeadershipLegionStronghold } from './l/le/legion-leadership-legion-stronghold.ts'
import { legionWarboss } from './l/le/legion-warboss.ts'
import { legionsEnd } from './l/le/legions-end.ts'
import { legionsToAshes } from './l/le/legions-to-ashes.ts'
import { legolassQuickReflexes } from './l/le/legolass-quick-reflexes.ts'
import { lembas } from './l/le/lembas.ts'
import { leylineOfAbundance } from './l/le/leyline-of-abundance.ts'
import { leylineOfResonance } from './l/le/leyline-of-resonance.ts'
import { leylineOfTheGuildpact } from './l/le/leyline-of-the-guildpact.ts'
import { leylineOfTheVoid } from './l/le/leyline-of-the-void.ts'
import { liberatorUrzasBattlethopter } from './l/li/liberator-urzas-battlethopter.ts'
import { lierDiscipleOfTheDrowned } from './l/li/lier-disciple-of-the-drowned.ts'
import { lifeDeath } from './l/li/life-death.ts'
import { lightPawsEmperorsVoice } from './l/li/light-paws-emperors-voice.ts'
import { lightningArmyOfOne } from './l/li/lightning-army-of-one.ts'
import { lightningCoils } from './l/li/lightning-coils.ts'
import { lilianaDreadhordeGeneral } from './l/li/liliana-dreadhorde-general.ts'
import { lilianaOfTheVeil } from './l/li/liliana-of-the-veil.ts'
import { lilianaTheLastHope } from './l/li/liliana-the-last-hope.ts'
import { limDulsVault } from './l/li/lim-duls-vault.ts'
import { lionsEyeDiamond } from './l/li/lions-eye-diamond.ts'
import { lithomanticBarrage } from './l/li/lithomantic-barrage.ts'
import { livelyDirge } from './l/li/lively-dirge.ts'
import { livingDeath } from './l/li/living-death.ts'
import { livingEnd } from './l/li/living-end.ts'
import { lobotomy } from './l/lo/lobotomy.ts'
import { loftyDenial } from './l/lo/lofty-denial.ts'
import { lokiGodOfMischief } from './l/lo/loki-god-of-mischief.ts'
import { longRiversPull } from './l/lo/long-rivers-pull.ts'
import { longstalkBrawl } from './l/lo/longstalk-brawl.ts'
import { loranOfTheThirdPath } from './l/lo/loran-of-the-third-path.ts'
import { lordOfTheVoid } from './l/lo/lord-of-the-void.ts'
import { lostInTheMaze } from './l/lo/lost-in-the-maze.ts'
import { lostLegacy } from './l/lo/lost-legacy.ts'
import { lotlethGiant } from './l/lo/lotleth-giant.ts'
import { lotusVale } from './l/lo/lotus-vale.ts'
import { lovestruckBeast } from './l/lo/lovestruck-beast.ts'
import { loxodonSmiter } from './l/lo/loxodon-smiter.ts'
import { luciusTheEternal } from './l/lu/lucius-the-eternal.ts'
import { lunarConvocation } from './l/lu/lunar-convocation.ts'
import { lurkingSkirge } from './l/lu/lurking-skirge.ts'
import { lurrusOfTheDreamDen } from './l/lu/lurrus-of-the-dream-den.ts'
import { lutriTheSpellchaser } from './l/lu/lutri-the-spellchaser.ts'
import { mabelHeirToCragflame } from './m/ma/mabel-heir-to-cragflame.ts'
import { maddeningHex } from './m/ma/maddening-hex.ts'
import { maelstromOfTheSpiritDragon } from './m/ma/maelstrom-of-the-spirit-dragon.ts'
import { maelstromPulse } from './m/ma/maelstrom-pulse.ts'
import { maestrosTheater } from './m/ma/maestros-theater.ts'
import { mageDuel } from './m/ma/mage-duel.ts'
import { magebaneLizard } from './m/ma/magebane-lizard.ts'
import { magmaPummeler } from './m/ma/magma-pummeler.ts'
import { magmaticHellkite } from './m/ma/magmatic-hellkite.ts'
import { malakirRebirthMalakirMire } from './m/ma/malakir-rebirth-malakir-mire.ts'
import { malboro } from './m/ma/malboro.ts'
import { malcolmAlluringScoundrel } from './m/ma/malcolm-alluring-scoundrel.ts'
import { maliciousEclipse } from './m/ma/malicious-eclipse.ts'
import { manaBreach } from './m/ma/mana-breach.ts'
import { manaDrain } from './m/ma/mana-drain.ts'
import { manaFlare } from './m/ma/mana-flare.ts'
import { manabarbs } from './m/ma/manabarbs.ts'
import { manabond } from './m/ma/manabond.ts'
import { manipulateFate } from './m/ma/manipulate-fate.ts'
import { manorGate } from './m/ma/manor-gate.ts'
import { marchOfOtherworldlyLight } from './m/ma/march-of-otherworldly-light.ts'
import { marchOfSwirlingMist } from './m/ma/march-of-swirling-mist.ts'
import { marchOfWretchedSorrow } from './m/ma/march-of-wretched-sorrow.ts'
import { martyrOfAshes } from './m/ma/martyr-of-ashes.ts'
import { martyrOfSands } from './m/ma/martyr-of-sands.ts'
import { mascotExhibition } from './m/ma/mascot-exhibition.ts'
import { massacre } from './m/ma/massacre.ts'
import { massacreGirl } from './m/ma/massacre-girl.ts'
import { masterOfDeath } from './m/ma/master-of-death.ts'
import { masterThief } from './m/ma/master-thief.ts'
import { mathemagics } from './m/ma/mathemagics.ts'
import { matterReshaper } from './m/ma/matter-reshaper.ts'
import { mazeOfIth } from './m/ma/maze-of-ith.ts'
import { mazemindTome } from './m/ma/mazemind-tome.ts'
import { meddlingMage } from './m/me/meddling-mage.ts'
import { meekstone } from './m/me/meekstone.ts'
import { memoryJar } from './m/me/memory-jar.ts'
import { memoryLapse } from './m/me/memory-lapse.ts'
import { memoryPlunder } from './m/me/memory-plunder.ts'
import { memorysJourney } from './m/me/memorys-journey.ts'
import { merfolkSpy } from './m/me/merfolk-spy.ts'
import { merryEsquireOfRohan } from './m/me/merry-esquire-of-rohan.ts'
import { mesmericFiend } from './m/me/mesmeric-fiend.ts'
import { metalworker } from './m/me/metalworker.ts'
import { michelangelosTechnique } from './m/mi/michelangelos-technique.ts'
import { michikoKondaTruthSeeker } from './m/mi/michiko-konda-truth-seeker.ts'
import { midnightTilling } from './m/mi/midnight-tilling.ts'
import { mightOfOldKrosa } from './m/mi/might-of-old-krosa.ts'
import { mightOfTheMeek } from './m/mi/might-of-the-meek.ts'
import { mightformHarmonizer } from './m/mi/mightform-harmonizer.ts'
import { mikeyLeoChaosOrder } from './m/mi/mikey-leo-chaos-order.ts'
import { mimicVat } from './m/mi/mimic-vat.ts'
import { mindExtraction } from './m/mi/mind-extraction.ts'
import { mindIntoMatter } from './m/mi/mind-into-matter.ts'
import { mindRoots } from './m/mi/mind-roots.ts'
import { mindSludge } from './m/mi/mind-sludge.ts'
import { mindbreakTrap } from './m/mi/mindbreak-trap.ts'
import { mindsDesire } from './m/mi/minds-desire.ts'
import { mindsDilation } from './m/mi/minds-dilation.ts'
import { mindslaver } from './m/mi/mindslaver.ts'
import { mindspliceApparatus } from './m/mi/mindsplice-apparatus.ts'
import { minscBooTimelessHeroes } from './m/mi/minsc-boo-timeless-heroes.ts'
import { mirarisWake } from './m/mi/miraris-wake.ts'
import { miresToll } from './m/mi/mires-toll.ts'
import { mishrasDomination } from './m/mi/mishras-domination.ts'
import { mishrasResearchDesk } from './m/mi/mishras-research-desk.ts'
import { missionBriefing } from './m/mi/mission-briefing.ts'
import { mistcaller } from './m/mi/mistcaller.ts'
import { misterNegative } from './m/mi/mister-negative.ts'
import { mistformUltimus } from './m/mi/mistform-ultimus.ts'
import { misthollowGriffin } from './m/mi/misthollow-griffin.ts'
import { mistriseVillage } from './m/mi/mistrise-village.ts'
import { mizzixOfTheIzmagnus } from './m/mi/mizzix-of-the-izmagnus.ts'
import { mjolnirHammerOfThor } from './m/mj/mjolnir-hammer-of-thor.ts'
import { mobRule } from './m/mo/mob-rule.ts'
import { mockingbird } from './m/mo/mockingbird.ts'
import { moggBombers } from './m/mo/mogg-bombers.ts'
import { moggSalvage } from './m/mo/mogg-salvage.ts'
import { moleManMoloidMaster } from './m/mo/mole-man-moloid-master.ts'
import { moltenCollapse } from './m/mo/molten-collapse.ts'
import { moltenCoreMaestro } from './m/mo/molten-core-maestro.ts'
import { moltenExhale } from './m/mo/molten-exhale.ts'
import { moltenRain } from './m/mo/molten-rain.ts'
import { momentOfTruth } from './m/mo/moment-of-truth.ts'
import { momentousFall } from './m/mo/momentous-fall.ts'
import { momentumBreaker } from './m/mo/momentum-breaker.ts'
import { momoFriendlyFlier } from './m/mo/momo-friendly-flier.ts'
import { mongrelPack } from './m/mo/mongrel-pack.ts'
import { monstrousEmergence } from './m/mo/monstrous-emergence.ts'
import { monumentToEndurance } from './m/mo/monument-to-endurance.ts'
import { moonCircuitHacker } from './m/mo/moon-circuit-hacker.ts'
import { moonshadow } from './m/mo/moonshadow.ts'
import { moonsnarePrototype } from './m/mo/moonsnare-prototype.ts'
import { morningtidesLight } from './m/mo/morningtides-light.ts'
import { mosswoodDreadknightDreadWhispers } from './m/mo/mosswood-dreadknight-dread-whispers.ts'
import { mosswortBridge } from './m/mo/mosswort-bridge.ts'
import { mountDoom } from './m/mo/mount-doom.ts'
import { moxAmber } from './m/mo/mox-amber.ts'
import { moxDiamond } from './m/mo/mox-diamond.ts'
import { mulDayaChannelers } from './m/mu/mul-daya-channelers.ts'
import { multaniMaroSorcerer } from './m/mu/multani-maro-sorcerer.ts'
import { multiversalPassage } from './m/mu/multiversal-passage.ts'
import { munghaWurm } from './m/mu/mungha-wurm.ts'
import { murktideRegent } from './m/mu/murktide-regent.ts'
import { mutavault } from './m/mu/mutavault.ts'
import { muxusGoblinGrandee } from './m/mu/muxus-goblin-grandee.ts'
import { mycosynthLattice } from './m/my/mycosynth-lattice.ts'
import { myrSuperion } from './m/my/myr-superion.ts'
import { mysticConfluence } from './m/my/mystic-confluence.ts'
import { mysticForge } from './m/my/mystic-forge.ts'
import { mysticalTeachings } from './m/my/mystical-teachings.ts'
import { naduWingedWisdom } from './n/na/nadu-winged-wisdom.ts'
import { nagaFleshcrafter } from './n/na/naga-fleshcrafter.ts'
import { nahiriHeirOfTheAncients } from './n/na/nahiri-heir-of-the-ancients.ts'
import { nahiriTheHarbinger } from './n/na/nahiri-the-harbinger.ts'
import { nahiriTheUnforgiving } from './n/na/nahiri-the-unforgiving.ts'
import { namelessInversion } from './n/na/nameless-inversion.ts'
import { narcomoeba } from './n/na/narcomoeba.ts'
import { narsetsReversal } from './n/na/narsets-reversal.ts'
import { nashiSearcherInTheDark } from './n/na/nashi-searcher-in-the-dark.ts'
import { naturesRevolt } from './n/na/natures-revolt.ts'
import { navigatorsCompass } from './n/na/navigators-compass.ts'
import { necrodominance } from './n/ne/necrodominance.ts'
import { necromancy } from './n/ne/necromancy.ts'
import { necromentia } from './n/ne/necromentia.ts'
import { necropotence } from './n/ne/necropotence.ts'
import { necroticFumes } from './n/ne/necrotic-fumes.ts'
import { needleDrop } from './n/ne/needle-drop.ts'
import { nekrataal } from './n/ne/nekrataal.ts'
import { nemesisTrap } from './n/ne/nemesis-trap.ts'
import { neoform } from './n/ne/neoform.ts'
import { nerivHeartOfTheStorm } from './n/ne/neriv-heart-of-the-storm.ts'
import { nestOfScarabs } from './n/ne/nest-of-scarabs.ts'
import { netherSpirit } from './n/ne/nether-spirit.ts'
import { netherVoid } from './n/ne/nether-void.ts'
import { nethergoyf } from './n/ne/nethergoyf.ts'
import { newWayForward } from './n/ne/new-way-forward.ts'
import { nexusOfBecoming } from './n/ne/nexus-of-becoming.ts'
import { nighthawkScavenger } from './n/ni/nighthawk-scavenger.ts'
import { nightscapeFamiliar } from './n/ni/nightscape-familiar.ts'
import { nineLives } from './n/ni/nine-lives.ts'
import { nissaAscendedAnimist } from './n/ni/nissa-ascended-animist.ts'
import { nissaNaturesArtisan } from './n/ni/nissa-natures-artisan.ts'
import { nissaResurgentAnimist } from './n/ni/nissa-resurgent-animist.ts'
import { nissaWhoShakesTheWorld } from './n/ni/nissa-who-shakes-the-world.ts'
import { nivMizzetReborn } from './n/ni/niv-mizzet-reborn.ts'
import { nivMizzetSupreme } from './n/ni/niv-mizzet-supreme.ts'
import { nix } from './n/ni/nix.ts'
import { noMoreLies } from './n/no/no-more-lies.ts'
import { noOneLeftBehind } from './n/no/no-one-left-behind.ts'
import { norinSwiftSurvivalist } from './n/no/norin-swift-survivalist.ts'
import { nostalgicDreams } from './n/no/nostalgic-dreams.ts'
import { notionThief } from './n/no/notion-thief.ts'
import { nowhereToRun } from './n/no/nowhere-to-run.ts'
import { noxiousGearhulk } from './n/no/noxious-gearhulk.ts'
import { noxiousGrasp } from './n/no/noxious-grasp.ts'
import { nullhideFerox } from './n/nu/nullhide-ferox.ts'
import { nurturingPixie } from './n/nu/nurturing-pixie.ts'
import { nykthosShrineToNyx } from './n/ny/nykthos-shrine-to-nyx.ts'
import { nyleasPresence } from './n/ny/nyleas-presence.ts'
import { oathOfDruids } from './o/oa/oath-of-druids.ts'
import { oathOfGhouls } from './o/oa/oath-of-ghouls.ts'
import { oathOfKaya } from './o/oa/oath-of-kaya.ts'
import { oathOfLieges } from './o/oa/oath-of-lieges.ts'
import { oathOfNissa } from './o/oa/oath-of-nissa.ts'
import { obNixilisTheAdversary } from './o/ob/ob-nixilis-the-adversary.ts'
import { obeliskSpider } from './o/ob/obelisk-spider.ts'
import { oblivionSower } from './o/ob/oblivion-sower.ts'
import { oblivionStone } from './o/ob/oblivion-stone.ts'
import { obliviousBookworm } from './o/ob/oblivious-bookworm.ts'
import { oboshThePreypiercer } from './o/ob/obosh-the-preypiercer.ts'
import { obscuraStorefront } from './o/ob/obscura-storefront.ts'
import { obsessivePursuit } from './o/ob/obsessive-pursuit.ts'
import { obsidianCharmaw } from './o/ob/obsidian-charmaw.ts'
import { obstinateBaloth } from './o/ob/obstinate-baloth.ts'
import { ocelotPride } from './o/oc/ocelot-pride.ts'
import { oildeepGearhulk } from './o/oi/oildeep-gearhulk.ts'
import { ojerAxonilDeepestMightTempleOfPower } from './o/oj/ojer-axonil-deepest-might-temple-of-power.ts'
import { okoLorwynLiegeOkoShadowmoorScion } from './o/ok/oko-lorwyn-liege-oko-shadowmoor-scion.ts'
import { okoThiefOfCrowns } from './o/ok/oko-thief-of-crowns.ts'
import { oldGrowthTroll } from './o/ol/old-growth-troll.ts'
import { ominousRoost } from './o/om/ominous-roost.ts'
import { omnathLocusOfCreation } from './o/om/omnath-locus-of-creation.ts'
import { omniscience } from './o/om/omniscience.ts'
import { omnivorousFlytrap } from './o/om/omnivorous-flytrap.ts'
import { onceUponATime } from './o/on/once-upon-a-time.ts'
import { oneWithTheMultiverse } from './o/on/one-with-the-multiverse.ts'
import { oniCultAnvil } from './o/on/oni-cult-anvil.ts'
import { opalescence } from './o/op/opalescence.ts'
import { operaLoveSong } from './o/op/opera-love-song.ts'
import { ophidian } from './o/op/ophidian.ts'
import { oppositionAgent } from './o/op/opposition-agent.ts'
import { oracleOfTragedy } from './o/or/oracle-of-tragedy.ts'
import { oratorOfOjutai } from './o/or/orator-of-ojutai.ts'
import { orcishBowmasters } from './o/or/orcish-bowmasters.ts'
import { orcishLibrarian } from './o/or/orcish-librarian.ts'
import { orgg } from './o/or/orgg.ts'
import { originOfSpiderMan } from './o/or/origin-of-spider-man.ts'
import { oscorpIndustries } from './o/os/oscorp-industries.ts'
import { osteomancerAdept } from './o/os/osteomancer-adept.ts'
import { oust } from './o/ou/oust.ts'
import { outCold } from './o/ou/out-cold.ts'
import { outpaceOblivion } from './o/ou/outpace-oblivion.ts'
import { outrageousRobbery } from './o/ou/outrageous-robbery.ts'
import { outwit } from './o/ou/outwit.ts'
import { overburden } from './o/ov/overburden.ts'
import { overencumbered } from './o/ov/overencumbered.ts'
import { overload } from './o/ov/overload.ts'
import { overlordOfTheBalemurk } from './o/ov/overlord-of-the-balemurk.ts'
import { overlordOfTheHauntwoods } from './o/ov/overlord-of-the-hauntwoods.ts'
import { overmaster } from './o/ov/overmaster.ts'
import { oversoldCemetery } from './o/ov/oversold-cemetery.ts'
import { oxOfAgonas } from './o/ox/ox-of-agonas.ts'
import { pactOfNegation } from './p/pa/pact-of-negation.ts'
import { pactOfTheTitan } from './p/pa/pact-of-the-titan.ts'
import { pageLooseLeaf } from './p/pa/page-loose-leaf.ts'
import { paintersServant } from './p/pa/painters-servant.ts'
import { palaceJailer } from './p/pa/palace-jailer.ts'
import { palantirOfOrthanc } from './p/pa/palantir-of-orthanc.ts'
import { pandemonium } from './p/pa/pandemonium.ts'
import { panharmonicon } from './p/pa/panharmonicon.ts'
import { paradoxicalOutcome } from './p/pa/paradoxical-outcome.ts'
import { parallaxTide } from './p/pa/parallax-tide.ts'
import { parallaxWave } from './p/pa/parallax-wave.ts'
import { paraselene } from './p/pa/paraselene.ts'
import { pariah } from './p/pa/pariah.ts'
import { partingGust } from './p/pa/parting-gust.ts'
import { pastInFlames } from './p/pa/past-in-flames.ts'
import { pathOfPeril } from './p/pa/path-of-peril.ts'
import { pathbreakerWurm } from './p/pa/pathbreaker-wurm.ts'
import { patriarchsBidding } from './p/pa/patriarchs-bidding.ts'
import { patriciansScorn } from './p/pa/patricians-scorn.ts'
import { patternOfRebirth } from './p/pa/pattern-of-rebirth.ts'
import { pawpatchRecruit } from './p/pa/pawpatch-recruit.ts'
import { peerIntoTheAbyss } from './p/pe/peer-into-the-abyss.ts'
import { peltCollector } from './p/pe/pelt-collector.ts'
import { pendelhaven } from './p/pe/pendelhaven.ts'
import { pentarchWard } from './p/pe/pentarch-ward.ts'
import { perennialBehemoth } from './p/pe/perennial-behemoth.ts'
import { perilousVoyage } from './p/pe/perilous-voyage.ts'
import { persecute } from './p/pe/persecute.ts'
import { pestInfestation } from './p/pe/pest-infestation.ts'
import { petalsOfInsight } from './p/pe/petals-of-insight.ts'
import { petradon } from './p/pe/petradon.ts'
import { petrifiedHamlet } from './p/pe/petrified-hamlet.ts'
import { phageTheUntouchable } from './p/ph/phage-the-untouchable.ts'
import { phantomCentaur } from './p/ph/phantom-centaur.ts'
import { phantomNishoba } from './p/ph/phantom-nishoba.ts'
import { phantomNomad } from './p/ph/phantom-nomad.ts'
import { phantomTrain } from './p/ph/phantom-train.ts'
import { phantomWurm } from './p/ph/phantom-wurm.ts'
import { pheliaExuberantShepherd } from './p/ph/phelia-exuberant-shepherd.ts'
import { phoenixDown } from './p/ph/phoenix-down.ts'
import { phoenixFleetAirship } from './p/ph/phoenix-fleet-airship.ts'
import { phyrexianDevourer } from './p/ph/phyrexian-devourer.ts'
import { phyrexianDragonEngine } from './p/ph/phyrexian-dragon-engine.ts'
import { phyrexianDreadnought } from './p/ph/phyrexian-dreadnought.ts'
import { phyrexianFleshgorger } from './p/ph/phyrexian-fleshgorger.ts'
import { phyrexianFurnace } from './p/ph/phyrexian-furnace.ts'
import { phyrexianIngester } from './p/ph/phyrexian-ingester.ts'
import { phyrexianNegator } from './p/ph/phyrexian-negator.ts'
import { phyrexianObliterator } from './p/ph/phyrexian-obliterator.ts'
import { phyrexianProcessor } from './p/ph/phyrexian-processor.ts'
import { phyrexianRevoker } from './p/ph/phyrexian-revoker.ts'
import { piaNalaarConsulOfRevival } from './p/pi/pia-nalaar-consul-of-revival.ts'
import { picklockPrankster } from './p/pi/picklock-prankster.ts'
import { pillageTheBog } from './p/pi/pillage-the-bog.ts'
import { pinnacleStarcage } from './p/pi/pinnacle-starcage.ts'
import { pitOfOfferings } from './p/pi/pit-of-offerings.ts'
import { pithingNeedle } from './p/pi/pithing-needle.ts'
import { plagonLordOfTheBeach } from './p/pl/plagon-lord-of-the-beach.ts'
import { planarBirth } from './p/pl/planar-birth.ts'
import { planarEngineering } from './p/pl/planar-engineering.ts'
import { planarGenesis } from './p/pl/planar-genesis.ts'
import { planarNexus } from './p/pl/planar-nexus.ts'
import { planarVoid } from './p/pl/planar-void.ts'
import { plasmaBolt } from './p/pl/plasma-bolt.ts'
import { playWithFire } from './p/pl/play-with-fire.ts'
import { plazaOfHeroes } from './p/pl/plaza-of-heroes.ts'
import { plungeIntoDarkness } from './p/pl/plunge-into-darkness.ts'
import { poisonTheCup } from './p/po/poison-the-cup.ts'
import { polukranosRebornPolukranosEngineOfRuin } from './p/po/polukranos-reborn-polukranos-engine-of-ruin.ts'
import { porcuparrot } from './p/po/porcuparrot.ts'
import { porphyryNodes } from './p/po/porphyry-nodes.ts'
import { portOfKarfell } from './p/po/port-of-karfell.ts'
import { portalOfSanctuary } from './p/po/portal-of-sanctuary.ts'
import { portalToPhyrexia } from './p/po/portal-to-phyrexia.ts'
import { portentOfCalamity } from './p/po/portent-of-calamity.ts'
import { pox } from './p/po/pox.ts'
import { preacherOfTheSchism } from './p/pr/preacher-of-the-schism.ts'
import { predict } from './p/pr/predict.ts'
import { presenceOfTheMaster } from './p/pr/presence-of-the-master.ts'
import { pressTheEnemy } from './p/pr/press-the-enemy.ts'
import { priceOfProgress } from './p/pr/price-of-progress.ts'
import { priestOfForgottenGods } from './p/pr/priest-of-forgotten-gods.ts'
import { primalMight } from './p/pr/primal-might.ts'
import { prismariCharm } from './p/pr/prismari-charm.ts'
import { prismaticEnding } from './p/pr/prismatic-ending.ts'
import { prismaticStrands } from './p/pr/prismatic-strands.ts'
import { prizedAmalgam } from './p/pr/prized-amalgam.ts'
import { profaneMemento } from './p/pr/profane-memento.ts'
import { proftsEideticMemory } from './p/pr/profts-eidetic-memory.ts'
import { progenitus } from './p/pr/progenitus.ts'
import { prohibit } from './p/pr/prohibit.ts'
import { proteanHulk } from './p/pr/protean-hulk.ts'
import { protectTheNegotiators } from './p/pr/protect-the-negotiators.ts'
import { providence } from './p/pr/providence.ts'
import { psychicPickpocket } from './p/ps/psychic-pickpocket.ts'
import { publicExecution } from './p/pu/public-execution.ts'
import { pugnaciousHammerskull } from './p/pu/pugnacious-hammerskull.ts'
import { pyreOfHeroes } from './p/py/pyre-of-heroes.ts'
import { pyroblast } from './p/py/pyroblast.ts'
import { pyrogoyf } from './p/py/pyrogoyf.ts'
import { pyromancersGoggles } from './p/py/pyromancers-goggles.ts'
import { pyrrhicStrike } from './p/py/pyrrhic-strike.ts'
import { pyxisOfPandemonium } from './p/py/pyxis-of-pandemonium.ts'
import { qarsiRevenant } from './q/qarsi-revenant.ts'
import { quagFeast } from './q/quag-feast.ts'
import { quantumRiddler } from './q/quantum-riddler.ts'
import { quash } from './q/quash.ts'
import { questingBeast } from './q/questing-beast.ts'
import { questingDruid } from './q/questing-druid.ts'
import { quickSliver } from './q/quick-sliver.ts'
import { quietSpeculation } from './q/quiet-speculation.ts'
import { quintoriusKand } from './q/quintorius-kand.ts'
import { quirionDryad } from './q/quirion-dryad.ts'
import { radhaHeartOfKeld } from './r/ra/radha-heart-of-keld.ts'
import { radiantFlames } from './r/ra/radiant-flames.ts'
import { radioactiveSpider } from './r/ra/radioactive-spider.ts'
import { raffineSchemingSeer } from './r/ra/raffine-scheming-seer.ts'
import { ragingRavine } from './r/ra/raging-ravine.ts'
import { rakdosCharm } from './r/ra/rakdos-charm.ts'
import { rakdosJoinsUp } from './r/ra/rakdos-joins-up.ts'
import { ralCracklingWit } from './r/ra/ral-crackling-wit.ts'
import { ralMonsoonMageRalLeylineProdigy } from './r/ra/ral-monsoon-mage-ral-leyline-prodigy.ts'
import { ralZarekGuestLecturer } from './r/ra/ral-zarek-guest-lecturer.ts'
import { ramThrough } from './r/ra/ram-through.ts'
import { rampagingYaoGuai } from './r/ra/rampaging-yao-guai.ts'
import { ranAndShaw } from './r/ra/ran-and-shaw.ts'
import { rancidEarth } from './r/ra/rancid-earth.ts'
import { randomEncounter } from './r/ra/random-encounter.ts'
import { rankleMasterOfPranks } from './r/ra/rankle-master-of-pranks.ts'
import { raphMikeyTroublemakers } from './r/ra/raph-mikey-troublemakers.ts'
import { rapidAugmenter } from './r/ra/rapid-augmenter.ts'
import { raubahnBullOfAlaMhigo } from './r/ra/raubahn-bull-of-ala-mhigo.ts'
import { ravenEagle } from './r/ra/raven-eagle.ts'
import { ravenousTrap } from './r/ra/ravenous-trap.ts'
import { rayOfFrost } from './r/ra/ray-of-frost.ts'
import { razorkinNeedlehead } from './r/ra/razorkin-needlehead.ts'
import { readyWilling } from './r/re/rea/ready-willing.ts'
import { realityAcid } from './r/re/rea/reality-acid.ts'
import { realitySmasher } from './r/re/rea/reality-smasher.ts'
import { realmOfKoh } from './r/re/rea/realm-of-koh.ts'
import { realmbreakerTheInvasionTree } from './r/re/rea/realmbreaker-the-invasion-tree.ts'
import { realmwalker } from './r/re/rea/realmwalker.ts'
import { rebelSalvo } from './r/re/reb/rebel-salvo.ts'
import { recall } from './r/re/rec/recall.ts'
import { recklessBushwhacker } from './r/re/rec/reckless-bushwhacker.ts'
import { reckonerBankbuster } from './r/re/rec/reckoner-bankbuster.ts'
import { recoil } from './r/re/rec/recoil.ts'
import { recommission } from './r/re/rec/recommission.ts'
import { recoup } from './r/re/rec/recoup.ts'
import { redMagesRapier } from './r/re/red/red-mages-rapier.ts'
import { redcapMelee } from './r/re/red/redcap-melee.ts'
import { redirectLightning } from './r/re/red/redirect-lightning.ts'
import { redshiftRocketeerChief } from './r/re/red/redshift-rocketeer-chief.ts'
import { reflectingPool } from './r/re/ref/reflecting-pool.ts'
import { reflectorMage } from './r/re/ref/reflector-mage.ts'
import { refurbishedFamiliar } from './r/re/ref/refurbished-familiar.ts'
import { regenerate } from './r/re/reg/regenerate.ts'
import { reidaneGodOfTheWorthyValkmiraProtectorsShield } from './r/re/rei/reidane-god-of-the-worthy-valkmira-protectors-shield.ts'
import { releaseToTheWind } from './r/re/rel/release-to-the-wind.ts'
import { relicOfProgenitus } from './r/re/rel/relic-of-progenitus.ts'
import { relicOfSauron } from './r/re/rel/relic-of-sauron.ts'
import { relicsRoar } from './r/re/rel/relics-roar.ts'
import { remand } from './r/re/rem/remand.ts'
import { repelTheAbominable } from './r/re/rep/repel-the-abominable.ts'
import { repopulate } from './r/re/rep/repopulate.ts'
import { repulsiveMutation } from './r/re/rep/repulsive-mutation.ts'
import { requitingHex } from './r/re/req/requiting-hex.ts'
import { reset } from './r/re/res/reset.ts'
import { resonatingLute } from './r/re/res/resonating-lute.ts'
import { restForTheWeary } from './r/re/res/rest-for-the-weary.ts'
import { restInPeace } from './r/re/res/rest-in-peace.ts'
import { restlessReef } from './r/re/res/restless-reef.ts'
import { restlessSpire } from './r/re/res/restless-spire.ts'
import { restlessVinestalk } from './r/re/res/restless-vinestalk.ts'
import { returnTheFavor } from './r/re/ret/return-the-favor.ts'
import { reverentMantra } from './r/re/rev/reverent-mantra.ts'
import { reverentSilence } from './r/re/rev/reverent-silence.ts'
import { revivalRevenge } from './r/re/rev/revival-revenge.ts'
import { rhinosRampage } from './r/rh/rhinos-rampage.ts'
import { ricochetTrap } from './r/ri/ricochet-trap.ts'
import { riftsweeper } from './r/ri/riftsweeper.ts'
import { righteousValkyrie } from './r/ri/righteous-valkyrie.ts'
import { rimescaleDragon } from './r/ri/rimescale-dragon.ts'
import { ripplesOfUndeath } from './r/ri/ripples-of-undeath.ts'
import { riptideGearhulk } from './r/ri/riptide-gearhulk.ts'
import { risenReef } from './r/ri/risen-reef.ts'
import { rishadanCutpurse } from './r/ri/rishadan-cutpurse.ts'
import { rishadanFootpad } from './r/ri/rishadan-footpad.ts'
import { riteOfConsumption } from './r/ri/rite-of-consumption.ts'
import { riteOfFlame } from './r/ri/rite-of-flame.ts'
import { riteOfReplication } from './r/ri/rite-of-replication.ts'
import { ritesOfInitiation } from './r/ri/rites-of-initiation.ts'
import { riverchurnMonument } from './r/ri/riverchurn-monument.ts'
import { riveteersOverlook } from './r/ri/riveteers-overlook.ts'
import { roamingThrone } from './r/ro/roaming-throne.ts'
import { robberOfTheRich } from './r/ro/robber-of-the-rich.ts'
import { roilingVortex } from './r/ro/roiling-vortex.ts'
import { ronaHeraldOfInvasion } from './r/ro/rona-herald-of-invasion.ts'
import { rootwaterThief } from './r/ro/rootwater-thief.ts'
import { rotisserieElemental } from './r/ro/rotisserie-elemental.ts'
import { rottingGiant } from './r/ro/rotting-giant.ts'
import { rout } from './r/ro/rout.ts'
import { rowansGrimSearch } from './r/ro/rowans-grim-search.ts'
import { roxanneStarfallSavant } from './r/ro/roxanne-starfall-savant.ts'
import { ruinousWaterbending } from './r/ru/ruinous-waterbending.ts'
import { runawaySteamKin } from './r/ru/runaway-steam-kin.ts'
import { rundveltHordemaster } from './r/ru/rundvelt-hordemaster.ts'
import { runeOfFlight } from './r/ru/rune-of-flight.ts'
import { runeOfMight } from './r/ru/rune-of-might.ts'
import { runeOfSustenance } from './r/ru/rune-of-sustenance.ts'
import { runedHalo } from './r/ru/runed-halo.ts'
import { runescaleStormbroodChillingScreech } from './r/ru/runescale-stormbrood-chilling-screech.ts'
import { rushOfDread } from './r/ru/rush-of-dread.ts'
import { rushOfKnowledge } from './r/ru/rush-of-knowledge.ts'
import { rushwoodLegate } from './r/ru/rushwood-legate.ts'
import { rustGoliath } from './r/ru/rust-goliath.ts'
import { ruthlessNegotiation } from './r/ru/ruthless-negotiation.ts'
import { sabSunenLuxaEmbodied } from './s/sa/sab-sunen-luxa-embodied.ts'
import { sacredGround } from './s/sa/sacred-ground.ts'
import { sadisticSacrament } from './s/sa/sadistic-sacrament.ts'
import { safePassage } from './s/sa/safe-passage.ts'
import { saffiEriksdotter } from './s/sa/saffi-eriksdotter.ts'
import { sageOfTheSkies } from './s/sa/sage-of-the-skies.ts'
import { saheeliSublimeArtificer } from './s/sa/saheeli-sublime-artificer.ts'
import { sailIntoTheWest } from './s/sa/sail-into-the-west.ts'
import { sailorsBane } from './s/sa/sailors-bane.ts'
import { sakashimaTheImpostor } from './s/sa/sakashima-the-impostor.ts'
import { sakashimasProtege } from './s/sa/sakashimas-protege.ts'
import { sampleCollector } from './s/sa/sample-collector.ts'
import { samutVizierOfNaktamun } from './s/sa/samut-vizier-of-naktamun.ts'
import { samwiseTheStouthearted } from './s/sa/samwise-the-stouthearted.ts'
import { sanctifierEnVec } from './s/sa/sanctifier-en-vec.ts'
import { sanctumPrelate } from './s/sa/sanctum-prelate.ts'
import { sandstormSalvager } from './s/sa/sandstorm-salvager.ts'
import { saplingNursery } from './s/sa/sapling-nursery.ts'
import { saprazzanLegate } from './s/sa/saprazzan-legate.ts'
import { sarkhanDragonAscendant } from './s/sa/sarkhan-dragon-ascendant.ts'
import { satoruTheInfiltrator } from './s/sa/satoru-the-infiltrator.ts'
import { satyaAetherfluxGenius } from './s/sa/satya-aetherflux-genius.ts'
import { savageSwipe } from './s/sa/savage-swipe.ts'
import { savvyTrader } from './s/sa/savvy-trader.ts'
import { sazacapsBrew } from './s/sa/sazacaps-brew.ts'
import { sazhKatzroy } from './s/sa/sazh-katzroy.ts'
import { scald } from './s/sc/scald.ts'
import { scaleguardSentinels } from './s/sc/scaleguard-sentinels.ts'
import { scapeshift } from './s/sc/scapeshift.ts'
import { scavengersTalent } from './s/sc/scavengers-talent.ts'
import { schemingSymmetry } from './s/sc/scheming-symmetry.ts'
import { scholarOfTheLostTrove } from './s/sc/scholar-of-the-lost-trove.ts'
import { scionOfDraco } from './s/sc/scion-of-draco.ts'
import { scorchedEarth } from './s/sc/scorched-earth.ts'
import { scour } from './s/sc/scour.ts'
import { scoutForSurvivors } from './s/sc/scout-for-survivors.ts'
import { scrabblingClaws } from './s/sc/scrabbling-claws.ts'
import { scrapshooter } from './s/sc/scrapshooter.ts'
import { screamingNemesis } from './s/sc/screaming-nemesis.ts'
import { screamsFromWithin } from './s/sc/screams-from-within.ts'
import { scrollRack } from './s/sc/scroll-rack.ts'
import { scuteSwarm } from './s/sc/scute-swarm.ts'
import { scytheOfTheWretched } from './s/sc/scythe-of-the-wretched.ts'
import { seaGate } from './s/se/sea-gate.ts'
import { seaGateRestorationSeaGateReborn } from './s/se/sea-gate-restoration-sea-gate-reborn.ts'
import { seaKingsBlessing } from './s/se/sea-kings-blessing.ts'
import { searchForAzcantaAzcantaTheSunkenRuin } from './s/se/search-for-azcanta-azcanta-the-sunken-ruin.ts'
import { searchPartyCaptain } from './s/se/search-party-captain.ts'
import { searingBlaze } from './s/se/searing-blaze.ts'
import { searingBlood } from './s/se/searing-blood.ts'
import { seasonOfGathering } from './s/se/season-of-gathering.ts'
import { seasonOfLoss } from './s/se/season-of-loss.ts'
import { seasonOfTheBurrow } from './s/se/season-of-the-burrow.ts'
import { seasonOfWeaving } from './s/se/season-of-weaving.ts'
import { seasonedPyromancer } from './s/se/seasoned-pyromancer.ts'
import { secludedCourtyard } from './s/se/secluded-courtyard.ts'
import { secludedStarforge } from './s/se/secluded-starforge.ts'
import { secretIdentity } from './s/se/secret-identity.ts'
import { seedsOfInnocence } from './s/se/seeds-of-innocence.ts'
import { seedshipImpact } from './s/se/seedship-impact.ts'
import { seizeTheStorm } from './s/se/seize-the-storm.ts'
import { selfDestruct } from './s/se/self-destruct.ts'
import { selflessGlyphweaverDeadlyVanity } from './s/se/selfless-glyphweaver-deadly-vanity.ts'
import { sentinelOfLostLore } from './s/se/sentinel-of-lost-lore.ts'
import { senuKeenEyedProtector } from './s/se/senu-keen-eyed-protector.ts'
import { sephirothFabledSoldierSephirothOneWingedAngel } from './s/se/sephiroth-fabled-soldier-sephiroth-one-winged-angel.ts'
import { serpentineCurve } from './s/se/serpentine-curve.ts'
import { serraParagon } from './s/se/serra-paragon.ts'
import { serrasEmissary } from './s/se/serras-emissary.ts'
import { serumPowder } from './s/se/serum-powder.ts'
import { serumSnare } from './s/se/serum-snare.ts'
import { setessanTactics } from './s/se/setessan-tactics.ts'
import { settleTheWreckage } from './s/se/settle-the-wreckage.ts'
import { severancePriest } from './s/se/severance-priest.ts'
import { sevinnesReclamation } from './s/se/sevinnes-reclamation.ts'
import { shadowOfDoubt } from './s/sh/shadow-of-doubt.ts'
import { shadowOfMortality } from './s/sh/shadow-of-mortality.ts'
import { shadowOfTheGrave } from './s/sh/shadow-of-the-grave.ts'
import { shadowbane } from './s/sh/shadowbane.ts'
import { shadowsVerdict } from './s/sh/shadows-verdict.ts'
import { shadowspear } from './s/sh/shadowspear.ts'
import { shakedownHeavy } from './s/sh/shakedown-heavy.ts'
import { shallowGrave } from './s/sh/shallow-grave.ts'
import { shamanEnKor } from './s/sh/shaman-en-kor.ts'
import { shangChiMasterOfKungFu } from './s/sh/shang-chi-master-of-kung-fu.ts'
import { sharedSummons } from './s/sh/shared-summons.ts'
import { sharpEyedRookie } from './s/sh/sharp-eyed-rookie.ts'
import { shatterAssumptions } from './s/sh/shatter-assumptions.ts'
import { shatterTheSky } from './s/sh/shatter-the-sky.ts'
import { shatterskullSmashingShatterskullTheHammerPass } from './s/sh/shatterskull-smashing-shatterskull-the-hammer-pass.ts'
import { shelldockIsle } from './s/sh/shelldock-isle.ts'
import { shikoParagonOfTheWay } from './s/sh/shiko-paragon-of-the-way.ts'
import { shimmerwildsGrowth } from './s/sh/shimmerwilds-growth.ts'
import { shipwreckSifters } from './s/sh/shipwreck-sifters.ts'
import { shireiShizosCaretaker } from './s/sh/shirei-shizos-caretaker.ts'
import { shootTheSheriff } from './s/sh/shoot-the-sheriff.ts'
import { showAndTell } from './s/sh/show-and-tell.ts'
import { shreddersTechnique } from './s/sh/shredders-technique.ts'
import { shuriWakandanInventor } from './s/sh/shuri-wakandan-inventor.ts'
import { sickeningDreams } from './s/si/sickening-dreams.ts'
import { sigardasAid } from './s/si/sigardas-aid.ts'
import { signalPest } from './s/si/signal-pest.ts'
import { silentGravestone } from './s/si/silent-gravestone.ts'
import { silentHallcreeper } from './s/si/silent-hallcreeper.ts'
import { silkWebWeaver } from './s/si/silk-web-weaver.ts'
import { singularityRupture } from './s/si/singularity-rupture.ts'
import { sirensRuse } from './s/si/sirens-ruse.ts'
import { sirocco } from './s/si/sirocco.ts'
import { skeletalScrying } from './s/sk/skeletal-scrying.ts'
import { skrelvDefectorMite } from './s/sk/skrelv-defector-mite.ts'
import { skyclaveApparition } from './s/sk/skyclave-apparition.ts'
import { skyfisherSpider } from './s/sk/skyfisher-spider.ts'
import { skyreaping } from './s/sk/skyreaping.ts'
import { slaughterGames } from './s/sl/slaughter-games.ts'
import { slaughterPact } from './s/sl/slaughter-pact.ts'
import { slickSequence } from './s/sl/slick-sequence.ts'
import { sludgeTitan } from './s/sl/sludge-titan.ts'
import { slumberingTrudge } from './s/sl/slumbering-trudge.ts'
import { smokeShroud } from './s/sm/smoke-shroud.ts'
import { smokestack } from './s/sm/smokestack.ts'
import { smugglersSurprise } from './s/sm/smugglers-surprise.ts'
import { snapcasterMage } from './s/sn/snapcaster-mage.ts'
import { sneakAttack } from './s/sn/sneak-attack.ts'
import { sneakySnacker } from './s/sn/sneaky-snacker.ts'
import { sokkaBoldBoomeranger } from './s/so/sokka-bold-boomeranger.ts'
import { soldeviDigger } from './s/so/soldevi-digger.ts'
import { solemnity } from './s/so/solemnity.ts'
import { songcrafterMage } from './s/so/songcrafter-mage.ts'
import { sorceresssSchemes } from './s/so/sorceresss-schemes.ts'
import { sorcerousSpyglass } from './s/so/sorcerous-spyglass.ts'
import { sorinLordOfInnistrad } from './s/so/sorin-lord-of-innistrad.ts'
import { sorinOfHouseMarkovSorinRavenousNeonate } from './s/so/sorin-of-house-markov-sorin-ravenous-neonate.ts'
import { sorinTheMirthless } from './s/so/sorin-the-mirthless.ts'
import { sotheraTheSupervoid } from './s/so/sothera-the-supervoid.ts'
import { soulBurn } from './s/so/soul-burn.ts'
import { soulGuideLantern } from './s/so/soul-guide-lantern.ts'
import { soulPartition } from './s/so/soul-partition.ts'
import { soulReap } from './s/so/soul-reap.ts'
import { soulRend } from './s/so/soul-rend.ts'
import { soulScarMage } from './s/so/soul-scar-mage.ts'
import { soulSearch } from './s/so/soul-search.ts'
import { soulSeizerGhastlyHaunting } from './s/so/soul-seizer-ghastly-haunting.ts'
import { soulfireGrandMaster } from './s/so/soulfire-grand-master.ts'
import { soulflayer } from './s/so/soulflayer.ts'
import { soulherder } from './s/so/soulherder.ts'
import { soullessJailer } from './s/so/soulless-jailer.ts'
import { soulsOfTheLost } from './s/so/souls-of-the-lost.ts'
import { soulstoneSanctuary } from './s/so/soulstone-sanctuary.ts'
import { sowingMycospawn } from './s/so/sowing-mycospawn.ts'
import { spaceTimeAnomaly } from './s/sp/space-time-anomaly.ts'
import { sparkDouble } from './s/sp/spark-double.ts'
import { sparksmith } from './s/sp/sparksmith.ts'
import { speakerOfTheHeavens } from './s/sp/speaker-of-the-heavens.ts'
import { spectacularPileup } from './s/sp/spectacular-pileup.ts'
import { spectralBears } from './s/sp/spectral-bears.ts'
import { spellQueller } from './s/sp/spell-queller.ts'
import { spellStutter } from './s/sp/spell-stutter.ts'
import { spellskite } from './s/sp/spellskite.ts'
import { spelunking } from './s/sp/spelunking.ts'
import { sphereOfGrace } from './s/sp/sphere-of-grace.ts'
import { sphereOfLaw } from './s/sp/sphere-of-law.ts'
import { sphereOfSafety } from './s/sp/sphere-of-safety.ts'
import { sphinxOfForgottenLore } from './s/sp/sphinx-of-forgotten-lore.ts'
import { sphinxOfTheFinalWord } from './s/sp/sphinx-of-the-final-word.ts'
import { sphinxsTutelage } from './s/sp/sphinxs-tutelage.ts'
import { spiderManWebSlinger } from './s/sp/spider-man-web-slinger.ts'
import { spiderPunk } from './s/sp/spider-punk.ts'
import { spiderSense } from './s/sp/spider-sense.ts'
import { spikefieldHazardSpikefieldCave } from './s/sp/spikefield-hazard-spikefield-cave.ts'
import { spinedSliver } from './s/sp/spined-sliver.ts'
import { spinewoodsArmadillo } from './s/sp/spinewoods-armadillo.ts'
import { spinnerOfSouls } from './s/sp/spinner-of-souls.ts'
import { spiritOfTheLabyrinth } from './s/sp/spirit-of-the-labyrinth.ts'
import { spiritualFocus } from './s/sp/spiritual-focus.ts'
import { spittingDilophosaurus } from './s/sp/spitting-dilophosaurus.ts'
import { splashPortal } from './s/sp/splash-portal.ts'
import { spoilsOfTheVault } from './s/sp/spoils-of-the-vault.ts'
import { spotterThopter } from './s/sp/spotter-thopter.ts'
import { springLoadedSawbladesBladewheelChariot } from './s/sp/spring-loaded-sawblades-bladewheel-chariot.ts'
import { springheartNantuko } from './s/sp/springheart-nantuko.ts'
import { spymastersVault } from './s/sp/spymasters-vault.ts'
import { squeeDubiousMonarch } from './s/sq/squee-dubious-monarch.ts'
import { squeeTheImmortal } from './s/sq/squee-the-immortal.ts'
import { squirmingEmergence } from './s/sq/squirming-emergence.ts'
import { standardBearer } from './s/st/standard-bearer.ts'
import { standstill } from './s/st/standstill.ts'
import { starfallInvocation } from './s/st/starfall-invocation.ts'
import { starfieldShepherd } from './s/st/starfield-shepherd.ts'
import { starfieldVocalist } from './s/st/starfield-vocalist.ts'
import { starseerMentor } from './s/st/starseer-mentor.ts'
import { startingTown } from './s/st/starting-town.ts'
import { stasis } from './s/st/stasis.ts'
import { steamcoreScholar } from './s/st/steamcore-scholar.ts'
import { steelSeraph } from './s/st/steel-seraph.ts'
import { stoicSphinx } from './s/st/stoic-sphinx.ts'
import { stormOfMemories } from './s/st/storm-of-memories.ts'
import { stormsWrath } from './s/st/storms-wrath.ts'
import { stormshriekFeralFlushOut } from './s/st/stormshriek-feral-flush-out.ts'
import { storyCircle } from './s/st/story-circle.ts'
import { strategicBetrayal } from './s/st/strategic-betrayal.ts'
import { streamOfThought } from './s/st/stream-of-thought.ts'
import { strictProctor } from './s/st/strict-proctor.ts'
import { strongholdGambit } from './s/st/stronghold-gambit.ts'
import { stubbornDenial } from './s/st/stubborn-denial.ts'
import { submerge } from './s/su/submerge.ts'
import { subtlety } from './s/su/subtlety.ts'
import { sukiCourageousRescuer } from './s/su/suki-courageous-rescuer.ts'
import { sulfuricVortex } from './s/su/sulfuric-vortex.ts'
import { sulfurousBlast } from './s/su/sulfurous-blast.ts'
import { summaryDismissal } from './s/su/summary-dismissal.ts'
import { summonFenrir } from './s/su/summon-fenrir.ts'
import { summonKnightsOfRound } from './s/su/summon-knights-of-round.ts'
import { summonLeviathan } from './s/su/summon-leviathan.ts'
import { summonPrimalOdin } from './s/su/summon-primal-odin.ts'
import { summonTitan } from './s/su/summon-titan.ts'
import { summonersPact } from './s/su/summoners-pact.ts'
import { suncleanser } from './s/su/suncleanser.ts'
import { sunderTheGateway } from './s/su/sunder-the-gateway.ts'
import { sunderingTitan } from './s/su/sundering-titan.ts'
import { sunfall } from './s/su/sunfall.ts'
import { sunkenCitadel } from './s/su/sunken-citadel.ts'
import { sunscapeFamiliar } from './s/su/sunscape-familiar.ts'
import { sunspineLynx } from './s/su/sunspine-lynx.ts'
import { superiorSpiderMan } from './s/su/superior-spider-man.ts'
import { suppressionField } from './s/su/suppression-field.ts'
import { suppressionRayOrderlyPlaza } from './s/su/suppression-ray-orderly-plaza.ts'
import { surgeOfRighteousness } from './s/su/surge-of-righteousness.ts'
import { surgeOfSalvation } from './s/su/surge-of-salvation.ts'
import { surgicalExtraction } from './s/su/surgical-extraction.ts'
import { surrakElusiveHunter } from './s/su/surrak-elusive-hunter.ts'
import { surveillanceMonitor } from './s/su/surveillance-monitor.ts'
import { susurSecundiVoidAltar } from './s/su/susur-secundi-void-altar.ts'
import { suturedGhoul } from './s/su/sutured-ghoul.ts'
import { svyelunOfSeaAndSky } from './s/sv/svyelun-of-sea-and-sky.ts'
import { swallowedByLeviathan } from './s/sw/swallowed-by-leviathan.ts'
import { swiftReconfiguration } from './s/sw/swift-reconfiguration.ts'
import { swirlingSandstorm } from './s/sw/swirling-sandstorm.ts'
import { swordOfOnceAndFuture } from './s/sw/sword-of-once-and-future.ts'
import { swordOfTheMeek } from './s/sw/sword-of-the-meek.ts'
import { swordOfWarAndPeace } from './s/sw/sword-of-war-and-peace.ts'
import { syggWanderwineWisdomSyggWanderbrineShield } from './s/sy/sygg-wanderwine-wisdom-sygg-wanderbrine-shield.ts'
import { sylvanAdvocate } from './s/sy/sylvan-advocate.ts'
import { sylvanAwakening } from './s/sy/sylvan-awakening.ts'
import { sylvanLibrary } from './s/sy/sylvan-library.ts'
import { sylvanParadise } from './s/sy/sylvan-paradise.ts'
import { sylvanPrimordial } from './s/sy/sylvan-primordial.ts'
import { syncopate } from './s/sy/syncopate.ts'
import { syrVondamSunstarExemplar } from './s/sy/syr-vondam-sunstar-exemplar.ts'
import { tabletOfDiscovery } from './t/ta/tablet-of-discovery.ts'
import { tailSwipe } from './t/ta/tail-swipe.ts'
import { talesEnd } from './t/ta/tales-end.ts'
import { talonGatesOfMadara } from './t/ta/talon-gates-of-madara.ts'
import { tameshiRealityArchitect } from './t/ta/tameshi-reality-architect.ts'
import { tamiyoFieldResearcher } from './t/ta/tamiyo-field-researcher.ts'
import { tamiyoInquisitiveStudentTamiyoSeasonedScholar } from './t/ta/tamiyo-inquisitive-student-tamiyo-seasoned-scholar.ts'
import { tangle } from './t/ta/tangle.ts'
import { tangleWire } from './t/ta/tangle-wire.ts'
import { taniwha } from './t/ta/taniwha.ts'
import { tarFiend } from './t/ta/tar-fiend.ts'
import { targNarDemonFangGnoll } from './t/ta/targ-nar-demon-fang-gnoll.ts'
import { tarmogoyf } from './t/ta/tarmogoyf.ts'
import { tashasHideousLaughter } from './t/ta/tashas-hideous-laughter.ts'
import { tasigurTheGoldenFang } from './t/ta/tasigur-the-golden-fang.ts'
import { tatterkite } from './t/ta/tatterkite.ts'
import { teachingsOfTheArchaics } from './t/te/teachings-of-the-archaics.ts'
import { tearAsunder } from './t/te/tear-asunder.ts'
import { tectonicBreak } from './t/te/tectonic-break.ts'
import { tectonicHazard } from './t/te/tectonic-hazard.ts'
import { teferiHeroOfDominaria } from './t/te/teferi-hero-of-dominaria.ts'
import { teferiMageOfZhalfir } from './t/te/teferi-mage-of-zhalfir.ts'
import { teferiTimeRaveler } from './t/te/teferi-time-raveler.ts'
import { teferisMoat } from './t/te/teferis-moat.ts'
import { teferisPuzzleBox } from './t/te/teferis-puzzle-box.ts'
import { teferisResponse } from './t/te/teferis-response.ts'
import { teferisTimeTwist } from './t/te/teferis-time-twist.ts'
import { tellingTime } from './t/te/telling-time.ts'
import { temporalIntervention } from './t/te/temporal-intervention.ts'
import { temptingWurm } from './t/te/tempting-wurm.ts'
import { temurBattleRage } from './t/te/temur-battle-rage.ts'
import { temurBattlecrier } from './t/te/temur-battlecrier.ts'
import { tenaciousUnderdog } from './t/te/tenacious-underdog.ts'
import { tephraderm } from './t/te/tephraderm.ts'
import { terastodon } from './t/te/terastodon.ts'
import { terraMagicalAdeptEsperTerra } from './t/te/terra-magical-adept-esper-terra.ts'
import { territorialKavu } from './t/te/territorial-kavu.ts'
import { territoryCuller } from './t/te/territory-culler.ts'
import { terrorOfThePeaks } from './t/te/terror-of-the-peaks.ts'
import { tersaLightshatter } from './t/te/tersa-lightshatter.ts'
import { testOfTalents } from './t/te/test-of-talents.ts'
import { tetsukoUmezawaFugitive } from './t/te/tetsuko-umezawa-fugitive.ts'
import { tezzeretAgentOfBolas } from './t/te/tezzeret-agent-of-bolas.ts'
import { tezzeretCruelCaptain } from './t/te/tezzeret-cruel-captain.ts'
import { tezzeretTheSeeker } from './t/te/tezzeret-the-seeker.ts'
import { thadaAdelAcquisitor } from './t/th/tha/thada-adel-acquisitor.ts'
import { thaliaHereticCathar } from './t/th/tha/thalia-heretic-cathar.ts'
import { thassasOracle } from './t/th/tha/thassas-oracle.ts'
import { theAetherspark } from './t/th/the/the-aetherspark.ts'
import { theAkroanWar } from './t/th/the/the-akroan-war.ts'
import { theAncientOne } from './t/th/the/the-ancient-one.ts'
import { theBookOfExaltedDeeds } from './t/th/the/the-book-of-exalted-deeds.ts'
import { theCelestus } from './t/th/the/the-celestus.ts'
import { theDawningArchaic } from './t/th/the/the-dawning-archaic.ts'
import { theElderDragonWar } from './t/th/the/the-elder-dragon-war.ts'
import { theEnd } from './t/th/the/the-end.ts'
import { theEndstone } from './t/th/the/the-endstone.ts'
import { theFantasticar } from './t/th/the/the-fantasticar.ts'
import { theFiligreeSylex } from './t/th/the/the-filigree-sylex.ts'
import { theHuntsmansRedemption } from './t/th/the/the-huntsmans-redemption.ts'
import { theIrencrag } from './t/th/the/the-irencrag.ts'
import { theJollyBalloonMan } from './t/th/the/the-jolly-balloon-man.ts'
import { theLastAgniKai } from './t/th/the/the-last-agni-kai.ts'
import { theLegendOfKurukAvatarKuruk } from './t/th/the/the-legend-of-kuruk-avatar-kuruk.ts'
import { theMindskinner } from './t/th/the/the-mindskinner.ts'
import { theOneRing } from './t/th/the/the-one-ring.ts'
import { theOzolith } from './t/th/the/the-ozolith.ts'
import { theRack } from './t/th/the/the-rack.ts'
import { theRedTerror } from './t/th/the/the-red-terror.ts'
import { theRiseOfSozinFireLordSozin } from './t/th/the/the-rise-of-sozin-fire-lord-sozin.ts'
import { theScarabGod } from './t/th/the/the-scarab-god.ts'
import { theSoulStone } from './t/th/the/the-soul-stone.ts'
import { theStoneBrain } from './t/th/the/the-stone-brain.ts'
import { theTenRings } from './t/th/the/the-ten-rings.ts'
import { theUnbeatableSquirrelGirl } from './t/th/the/the-unbeatable-squirrel-girl.ts'
import { theWanderingEmperor } from './t/th/the/the-wandering-emperor.ts'
import { theWanderingMinstrel } from './t/th/the/the-wandering-minstrel.ts'
import { theWondrousWasp } from './t/th/the/the-wondrous-wasp.ts'
import { theWretched } from './t/th/the/the-wretched.ts'
import { thermokarst } from './t/th/the/thermokarst.ts'
import { thespiansStage } from './t/th/the/thespians-stage.ts'
import { thiefOfExistence } from './t/th/thi/thief-of-existence.ts'
import { thievingSkydiver } from './t/th/thi/thieving-skydiver.ts'
import { thingInTheIce } from './t/th/thi/thing-in-the-ice.ts'
import { thorGodOfThunder } from './t/th/tho/thor-god-of-thunder.ts'
import { thornElemental } from './t/th/tho/thorn-elemental.ts'
import { thornscapeBattlemage } from './t/th/tho/thornscape-battlemage.ts'
import { thornscapeFamiliar } from './t/th/tho/thornscape-familiar.ts'
import { thoughtDistortion } from './t/th/tho/thought-distortion.ts'
import { thoughtReflection } from './t/th/tho/thought-reflection.ts'
import { thoughtStalkerWarlock } from './t/th/tho/thought-stalker-warlock.ts'
import { thousandFacedShadow } from './t/th/tho/thousand-faced-shadow.ts'
import { thrabenCharm } from './t/th/thr/thraben-charm.ts'
import { thranPortal } from './t/th/thr/thran-portal.ts'
import { thranPowerSuit } from './t/th/thr/thran-power-suit.ts'
import { thranSpider } from './t/th/thr/thran-spider.ts'
import { threeTreeCity } from './t/th/thr/three-tree-city.ts'
import { thrillingDiscovery } from './t/th/thr/thrilling-discovery.ts'
import { thrivingGrove } from './t/th/thr/thriving-grove.ts'
import { thrivingHeath } from './t/th/thr/thriving-heath.ts'
import { thrivingIsle } from './t/th/thr/thriving-isle.ts'
import { thrivingMoor } from './t/th/thr/thriving-moor.ts'
import { thromokTheInsatiable } from './t/th/thr/thromok-the-insatiable.ts'
import { throughTheBreach } from './t/th/thr/through-the-breach.ts'
import { thrunBreakerOfSilence } from './t/th/thr/thrun-breaker-of-silence.ts'
import { thunderbreakRegent } from './t/th/thu/thunderbreak-regent.ts'
import { tideShaper } from './t/ti/tide-shaper.ts'
import { tidehollowSculler } from './t/ti/tidehollow-sculler.ts'
import { tifaLockhart } from './t/ti/tifa-lockhart.ts'
import { timeSpiral } from './t/ti/time-spiral.ts'
import { timeStop } from './t/ti/time-stop.ts'
import { timeStretch } from './t/ti/time-stretch.ts'
import { timeVault } from './t/ti/time-vault.ts'
import { timelineCuller } from './t/ti/timeline-culler.ts'
import { timetwister } from './t/ti/timetwister.ts'
import { tinderWall } from './t/ti/tinder-wall.ts'
import { tinybonesJoinsUp } from './t/ti/tinybones-joins-up.ts'
import { tinybonesThePickpocket } from './t/ti/tinybones-the-pickpocket.ts'
import { tishanasTidebinder } from './t/ti/tishanas-tidebinder.ts'
import { titanOfIndustry } from './t/ti/titan-of-industry.ts'
import { tithe } from './t/ti/tithe.ts'
import { tobyBeastieBefriender } from './t/to/toby-beastie-befriender.ts'
import { togetherAsOne } from './t/to/together-as-one.ts'
import { toilTrouble } from './t/to/toil-trouble.ts'
import { toilsOfNightAndDay } from './t/to/toils-of-night-and-day.ts'
import { tokkaRahzarTerribleTwos } from './t/to/tokka-rahzar-terrible-twos.ts'
import { tolsimirFriendToWolves } from './t/to/tolsimir-friend-to-wolves.ts'
import { tomikDistinguishedAdvokist } from './t/to/tomik-distinguished-advokist.ts'
import { tophHardheadedTeacher } from './t/to/toph-hardheaded-teacher.ts'
import { torchTheTower } from './t/to/torch-the-tower.ts'
import { tormentOfHailfire } from './t/to/torment-of-hailfire.ts'
import { torrentialGearhulk } from './t/to/torrential-gearhulk.ts'
import { townGreeter } from './t/to/town-greeter.ts'
import { toxicrene } from './t/to/toxicrene.ts'
import { toxrillTheCorrosive } from './t/to/toxrill-the-corrosive.ts'
import { tradeSecrets } from './t/tr/trade-secrets.ts'
import { tragedyFeaster } from './t/tr/tragedy-feaster.ts'
import { tragicSlip } from './t/tr/tragic-slip.ts'
import { tragicTrajectory } from './t/tr/tragic-trajectory.ts'
import { trailOfCrumbs } from './t/tr/trail-of-crumbs.ts'
import { trailblazersTorch } from './t/tr/trailblazers-torch.ts'
import { tranquilFrillback } from './t/tr/tranquil-frillback.ts'
import { transmograntsCrown } from './t/tr/transmogrants-crown.ts'
import { transmogrify } from './t/tr/transmogrify.ts'
import { transmuteArtifact } from './t/tr/transmute-artifact.ts'
import { trapRunner } from './t/tr/trap-runner.ts'
import { travelingChocobo } from './t/tr/traveling-chocobo.ts'
import { traverseTheUlvenwald } from './t/tr/traverse-the-ulvenwald.ts'
import { traxosScourgeOfKroog } from './t/tr/traxos-scourge-of-kroog.ts'
import { treacherousPitDweller } from './t/tr/treacherous-pit-dweller.ts'
import { trenchpost } from './t/tr/trenchpost.ts'
import { trespassersCurse } from './t/tr/trespassers-curse.ts'
import { tribalForcemage } from './t/tr/tribal-forcemage.ts'
import { tributeToTheWorldTree } from './t/tr/tribute-to-the-world-tree.ts'
import { trickbind } from './t/tr/trickbind.ts'
import { trinisphere } from './t/tr/trinisphere.ts'
import { triumphOfSaintKatherine } from './t/tr/triumph-of-saint-katherine.ts'
import { triumphantChomp } from './t/tr/triumphant-chomp.ts'
import { trueNameNemesis } from './t/tr/true-name-nemesis.ts'
import { trueheartTwins } from './t/tr/trueheart-twins.ts'
import { trustedForcemage } from './t/tr/trusted-forcemage.ts'
import { tsabosDecree } from './t/ts/tsabos-decree.ts'
import { tunnelIgnus } from './t/tu/tunnel-ignus.ts'
import { turnInsideOut } from './t/tu/turn-inside-out.ts'
import { turnTheEarth } from './t/tu/turn-the-earth.ts'
import { turnToSlag } from './t/tu/turn-to-slag.ts'
import { turnabout } from './t/tu/turnabout.ts'
import { turntimberSymbiosisTurntimberSerpentineWood } from './t/tu/turntimber-symbiosis-turntimber-serpentine-wood.ts'
import { twilightsCall } from './t/tw/twilights-call.ts'
import { tyrantsChoice } from './t/ty/tyrants-choice.ts'
import { tyvarJubilantBrawler } from './t/ty/tyvar-jubilant-brawler.ts'
import { tyvarKell } from './t/ty/tyvar-kell.ts'
import { uginEyeOfTheStorms } from './u/ug/ugin-eye-of-the-storms.ts'
import { uginTheIneffable } from './u/ug/ugin-the-ineffable.ts'
import { uginTheSpiritDragon } from './u/ug/ugin-the-spirit-dragon.ts'
import { uginsBinding } from './u/ug/ugins-binding.ts'
import { uginsLabyrinth } from './u/ug/ugins-labyrinth.ts'
import { ulamogTheCeaselessHunger } from './u/ul/ulamog-the-ceaseless-hunger.ts'
import { ulamogTheDefiler } from './u/ul/ulamog-the-defiler.ts'
import { ulamogTheInfiniteGyre } from './u/ul/ulamog-the-infinite-gyre.ts'
import { umaraWizardUmaraSkyfalls } from './u/um/umara-wizard-umara-skyfalls.ts'
import { umbilicus } from './u/um/umbilicus.ts'
import { unableToScream } from './u/un/unable-to-scream.ts'
import { unclaimedTerritory } from './u/un/unclaimed-territory.ts'
import { undercityInformer } from './u/un/undercity-informer.ts'
import { undermountainAdventurer } from './u/un/undermountain-adventurer.ts'
import { underworldBreach } from './u/un/underworld-breach.ts'
import { underworldCerberus } from './u/un/underworld-cerberus.ts'
import { underworldRageHound } from './u/un/underworld-rage-hound.ts'
import { undiscoveredParadise } from './u/un/undiscovered-paradise.ts'
import { unexpectedFangs } from './u/un/unexpected-fangs.ts'
import { unexpectedRequest } from './u/un/unexpected-request.ts'
import { unholyAnnexRitualChamber } from './u/un/unholy-annex-ritual-chamber.ts'
import { unholyHeat } from './u/un/unholy-heat.ts'
import { unidentifiedHovership } from './u/un/unidentified-hovership.ts'
import { uniteTheCoalition } from './u/un/unite-the-coalition.ts'
import { unlicensedHearse } from './u/un/unlicensed-hearse.ts'
import { unluckyWitness } from './u/un/unlucky-witness.ts'
import { unmooredEgo } from './u/un/unmoored-ego.ts'
import { unsettledMariner } from './u/un/unsettled-mariner.ts'
import { unstableMutation } from './u/un/unstable-mutation.ts'
import { unstoppableSlasher } from './u/un/unstoppable-slasher.ts'
import { untimelyMalfunction } from './u/un/untimely-malfunction.ts'
import { unyieldingGatekeeper } from './u/un/unyielding-gatekeeper.ts'
import { upwelling } from './u/up/upwelling.ts'
import { urabrasksForge } from './u/ur/urabrasks-forge.ts'
import { urbanRetreat } from './u/ur/urban-retreat.ts'
import { urborgRepossession } from './u/ur/urborg-repossession.ts'
import { urborgScavengers } from './u/ur/urborg-scavengers.ts'
import { urgentNecropsy } from './u/ur/urgent-necropsy.ts'
import { urzaLordHighArtificer } from './u/ur/urza-lord-high-artificer.ts'
import { urzasBauble } from './u/ur/urzas-bauble.ts'
import { urzasMine } from './u/ur/urzas-mine.ts'
import { urzasPowerPlant } from './u/ur/urzas-power-plant.ts'
import { urzasRage } from './u/ur/urzas-rage.ts'
import { urzasRuinousBlast } from './u/ur/urzas-ruinous-blast.ts'
import { urzasSaga } from './u/ur/urzas-saga.ts'
import { urzasTower } from './u/ur/urzas-tower.ts'
import { utopiaSprawl } from './u/ut/utopia-sprawl.ts'
import { valakutAwakeningValakutStoneforge } from './v/va/valakut-awakening-valakut-stoneforge.ts'
import { valakutTheMoltenPinnacle } from './v/va/valakut-the-molten-pinnacle.ts'
import { valgavothTerrorEater } from './v/va/valgavoth-terror-eater.ts'
import { valgavothsLair } from './v/va/valgavoths-lair.ts'
import { valkiGodOfLiesTibaltCosmicImpostor } from './v/va/valki-god-of-lies-tibalt-cosmic-impostor.ts'
import { valorsFlagship } from './v/va/valors-flagship.ts'
import { vampireLacerator } from './v/va/vampire-lacerator.ts'
import { varolzTheScarStriped } from './v/va/varolz-the-scar-striped.ts'
import { vaultbornTyrant } from './v/va/vaultborn-tyrant.ts'
import { vedalkenShackles } from './v/ve/vedalken-shackles.ts'
import { veilOfSummer } from './v/ve/veil-of-summer.ts'
import { vendilionClique } from './v/ve/vendilion-clique.ts'
import { veneratedLoxodon } from './v/ve/venerated-loxodon.ts'
import { vengevine } from './v/ve/vengevine.ts'
import { vesuva } from './v/ve/vesuva.ts'
import { vesuvanDrifter } from './v/ve/vesuvan-drifter.ts'
import { veteranBrawlers } from './v/ve/veteran-brawlers.ts'
import { veteranSurvivor } from './v/ve/veteran-survivor.ts'
import { vexingBauble } from './v/ve/vexing-bauble.ts'
import { vexingShusher } from './v/ve/vexing-shusher.ts'
import { viashinoHeretic } from './v/vi/viashino-heretic.ts'
import { villainousWealth } from './v/vi/villainous-wealth.ts'
import { vinesOfVastwood } from './v/vi/vines-of-vastwood.ts'
import { violentUrge } from './v/vi/violent-urge.ts'
import { virtueOfKnowledgeVantressVisions } from './v/vi/virtue-of-knowledge-vantress-visions.ts'
import { virtueOfLoyaltyArdenvaleFealty } from './v/vi/virtue-of-loyalty-ardenvale-fealty.ts'
import { virulentSliver } from './v/vi/virulent-sliver.ts'
import { visionCharm } from './v/vi/vision-charm.ts'
import { visionOfLove } from './v/vi/vision-of-love.ts'
import { visionsOfBeyond } from './v/vi/visions-of-beyond.ts'
import { vituGhaziInspector } from './v/vi/vitu-ghazi-inspector.ts'
import { viviOrnitier } from './v/vi/vivi-ornitier.ts'
import { vivienArkbowRanger } from './v/vi/vivien-arkbow-ranger.ts'
import { vivienMonstersAdvocate } from './v/vi/vivien-monsters-advocate.ts'
import { viviensGrizzly } from './v/vi/viviens-grizzly.ts'
import { vizierOfRemedies } from './v/vi/vizier-of-remedies.ts'
import { voiceOfResurgence } from './v/vo/voice-of-resurgence.ts'
import { voiceOfVictory } from './v/vo/voice-of-victory.ts'
import { voidMirror } from './v/vo/void-mirror.ts'
import { voidWinnower } from './v/vo/void-winnower.ts'
import { volatileFault } from './v/vo/volatile-fault.ts'
import { volrathsShapeshifter } from './v/vo/volraths-shapeshifter.ts'
import { voltageSurge } from './v/vo/voltage-surge.ts'
import { vorinclexMonstrousRaider } from './v/vo/vorinclex-monstrous-raider.ts'
import { vorpalSword } from './v/vo/vorpal-sword.ts'
import { voyagerGlidecar } from './v/vo/voyager-glidecar.ts'
import { voyagerStaff } from './v/vo/voyager-staff.ts'
import { vraskaTheUnseen } from './v/vr/vraska-the-unseen.ts'
import { vrenTheRelentless } from './v/vr/vren-the-relentless.ts'
import { wailOfTheForgotten } from './w/wa/wail-of-the-forgotten.ts'
import { walkInClosetForgottenCellar } from './w/wa/walk-in-closet-forgotten-cellar.ts'
import { wanShiTongLibrarian } from './w/wa/wan-shi-tong-librarian.ts'
import { wandOfDenial } from './w/wa/wand-of-denial.ts'
import { wanderingStream } from './w/wa/wandering-stream.ts'
import { warElemental } from './w/wa/war-elemental.ts'
import { warpedTusker } from './w/wa/warped-tusker.ts'
import { wasteLand } from './w/wa/waste-land.ts'
import { wastescapeBattlemage } from './w/wa/wastescape-battlemage.ts'
import { watcherOfTheSpheres } from './w/wa/watcher-of-the-spheres.ts'
import { waterbendingLesson } from './w/wa/waterbending-lesson.ts'
import { waterloggedTeachingsInundatedArchive } from './w/wa/waterlogged-teachings-inundated-archive.ts'
import { weaponsManufacturing } from './w/we/weapons-manufacturing.ts'
import { wearDown } from './w/we/wear-down.ts'
import { weatheredRunestone } from './w/we/weathered-runestone.ts'
import { weaverOfHarmony } from './w/we/weaver-of-harmony.ts'
import { weddingAnnouncementWeddingFestivity } from './w/we/wedding-announcement-wedding-festivity.ts'
import { weddingInvitation } from './w/we/wedding-invitation.ts'
import { weepingAngel } from './w/we/weeping-angel.ts'
import { werewolfPackLeader } from './w/we/werewolf-pack-leader.ts'
import { whelmingWave } from './w/wh/whelming-wave.ts'
import { whipOfErebos } from './w/wh/whip-of-erebos.ts'
import { whirlwindDenial } from './w/wh/whirlwind-denial.ts'
import { whiskervaleForerunner } from './w/wh/whiskervale-forerunner.ts'
import { whispersilkCloak } from './w/wh/whispersilk-cloak.ts'
import { whitePlumeAdventurer } from './w/wh/white-plume-adventurer.ts'
import { whiteSunsTwilight } from './w/wh/white-suns-twilight.ts'
import { widespreadBrutality } from './w/wi/widespread-brutality.ts'
import { wightOfPrecinctSix } from './w/wi/wight-of-precinct-six.ts'
import { wildGrowth } from './w/wi/wild-growth.ts'
import { wildMongrel } from './w/wi/wild-mongrel.ts'
import { willOfTheJeskai } from './w/wi/will-of-the-jeskai.ts'
import { willbender } from './w/wi/willbender.ts'
import { wiltLeafLiege } from './w/wi/wilt-leaf-liege.ts'
import { windbriskHeights } from './w/wi/windbrisk-heights.ts'
import { windcragSiege } from './w/wi/windcrag-siege.ts'
import { windfall } from './w/wi/windfall.ts'
import { windingWay } from './w/wi/winding-way.ts'
import { winotaJoinerOfForces } from './w/wi/winota-joiner-of-forces.ts'
import { winterMoon } from './w/wi/winter-moon.ts'
import { winterOrb } from './w/wi/winter-orb.ts'
import { wish } from './w/wi/wish.ts'
import { wishclawTalisman } from './w/wi/wishclaw-talisman.ts'
import { witchsOven } from './w/wi/witchs-oven.ts'
import { witherbloomCommand } from './w/wi/witherbloom-command.ts'
import { witheringCurse } from './w/wi/withering-curse.ts'
import { witnessProtection } from './w/wi/witness-protection.ts'
import { woeStrider } from './w/wo/woe-strider.ts'
import { wolfwillowHaven } from './w/wo/wolfwillow-haven.ts'
import { wordsOfWar } from './w/wo/words-of-war.ts'
import { wordsOfWilding } from './w/wo/words-of-wilding.ts'
import { wordsOfWind } from './w/wo/words-of-wind.ts'
import { wordsOfWisdom } from './w/wo/words-of-wisdom.ts'
import { wordsOfWorship } from './w/wo/words-of-worship.ts'
import { worldgorgerDragon } from './w/wo/worldgorger-dragon.ts'
import { worldsoulsRage } from './w/wo/worldsouls-rage.ts'
import { worship } from './w/wo/worship.ts'
import { wortTheRaidmother } from './w/wo/wort-the-raidmother.ts'
import { wrathOfTheSkies } from './w/wr/wrath-of-the-skies.ts'
import { wrennAndRealmbreaker } from './w/wr/wrenn-and-realmbreaker.ts'
import { wurmcoilEngine } from './w/wu/wurmcoil-engine.ts'
import { xantidSwarm } from './x/xantid-swarm.ts'
import { yahennisExpertise } from './y/yahennis-expertise.ts'
import { yarokTheDesecrated } from './y/yarok-the-desecrated.ts'
import { yasharnImplacableEarth } from './y/yasharn-implacable-earth.ts'
import { yathanRoadwatcher } from './y/yathan-roadwatcher.ts'
import { yawgmothsAgenda } from './y/yawgmoths-agenda.ts'
import { yawgmothsWill } from './y/yawgmoths-will.ts'
import { yggdrasilRebirthEngine } from './y/yggdrasil-rebirth-engine.ts'
import { ygraEaterOfAll } from './y/ygra-eater-of-all.ts'
import { yipYip } from './y/yip-yip.ts'
import { yorionSkyNomad } from './y/yorion-sky-nomad.ts'
import { youMeetInATavern } from './y/you-meet-in-a-tavern.ts'
import { yuffieMateriaHunter } from './y/yuffie-materia-hunter.ts'
import { yunaHopeOfSpira } from './y/yuna-hope-of-spira.ts'
import { zackFair } from './z/zack-fair.ts'
import { zeroPointBallad } from './z/zero-point-ballad.ts'
import { zirdaTheDawnwaker } from './z/zirda-the-dawnwaker.ts'
import { zoeticGlyph } from './z/zoetic-glyph.ts'
import { zoralineCosmosCaller } from './z/zoraline-cosmos-caller.ts'
import { zoyowaLavaTongue } from './z/zoyowa-lava-tongue.ts'
import { zurEternalSchemer } from './z/zur-eternal-schemer.ts'

export const ALL_CARDS: readonly CardDefinition[] = [
  aangAtTheCrossroadsAangDestinedSavior,
  aangSwiftSaviorAangAndLaOceansFury,
  aangsIceberg,
  abandonHope,
  abeyance,
  abigaleEloquentFirstYear,
  absoluteVirtue,
  abuelosAwakening,
  abundance,
  abundantHarvest,
  academicProbation,
  academyRector,
  accumulateWisdom,
  aclazotzDeepestBetrayalTempleOfTheDead,
  adNauseam,
  adagiaWindsweptBastion,
  adelineResplendentCathar,
  aegisAngel,
  aetherGust,
  aetherwindBasker,
  aeveProgenitorOoze,
  afflictedDeserterWerewolfRansacker,
  agadeemsAwakeningAgadeemTheUndercrypt,
  agathaOfTheVileCauldron,
  agathasSoulCauldron,
  agentOfTreachery,
  aggravate,
  ainokWayfarer,
  ajaniNacatlPariahAjaniNacatlAvenger,
  ajaniOutlandChaperone,
  ajaniStrengthOfThePride,
  ajanisAid,
  alchemistsGift,
  aleshaWhoSmilesAtDeath,
  alignedHeart,
  allIsDust,
  alliesAtLast,
  allosaurusShepherd,
  alluringSuitorDeadlyDancer,
  almsCollector,
  aloeAlchemist,
  alpineHoundmaster,
  alpineMoon,
  altarOfDementia,
  aluren,
  amaliaBenavidesAguirre,
  ampedRaptor,
  anafenzaTheForemost,
  analyzeThePollen,
  ancestralKnowledge,
  ancestralMask,
  ancientCellarspawn,
  ancientCornucopia,
  ancientVendetta,
  angelOfJubilation,
  angelOfSerenity,
  angelicRenewal,
  angelsGrace,
  angelsTomb,
  animPakalThousandthMoon,
  animateDead,
  animationModule,
  anointWithAffliction,
  anointedPeacekeeper,
  anointedProcession,
  anrakyrTheTraveller,
  anticausalVestige,
  apostlesBlessing,
  approachOfTheSecondSun,
  arachnePsionicWeaver,
  arcaneDenial,
  archangelAvacynAvacynThePurifier,
  archangelElspeth,
  archangelOfWrath,
  archdruidsCharm,
  archenemysCharm,
  archfiendOfTheDross,
  archfiendsVessel,
  archonsGlory,
  ardynTheUsurper,
  arenaOfGlory,
  argentDais,
  argentumMasticore,
  argothianWurm,
  aridArchway,
  ascendantSpirit,
  ashZealot,
  ashayaSoulOfTheWild,
  ashenSkinZubera,
  ashiokDreamRender,
  ashiokNightmareMuse,
  ashlingRekindledAshlingRimebound,
  ashlingThePilgrim,
  asmodeusTheArchfiend,
  asmoranomardicadaistinaculdacar,
  astralCornucopia,
  astrologiansPlanisphere,
  athreosGodOfPassage,
  atraxaGrandUnifier,
  auraFinesse,
  auraThief,
  autonomousAssembler,
  avalancheOfSector7,
  avatarOfWoe,
  avatarsWrath,
  avenInterrupter,
  avenMindcensor,
  azureBeastbinder,
  azureFleetAdmiral,
  backToBasics,
  badgermoleCub,
  balance,
  balefulMastery,
  balustradeSpy,
  balustradeWurm,
  banditsTalent,
  banefire,
  bannerOfKinship,
  bardClass,
  bargainingTable,
  barrinTolarianArchmage,
  barrowgoyf,
  barteredCow,
  basriKet,
  battleCryGoblin,
  battlefieldImprovisation,
  battlefieldScrounger,
  beaconBolt,
  beastieBeatdown,
  beholdTheBeyond,
  belloBardOfTheBrambles,
  benevolentBlessing,
  berserk,
  beseechTheMirror,
  beyondTheQuiet,
  bileBlight,
  biomassMutation,
  biorhythm,
  bioshift,
  birgiGodOfStorytellingHarnfelHornOfBounty,
  birthingRitual,
  bitingPalmNinja,
  blackCatCunningThief,
  blackDragonGate,
  blackMagesRod,
  blackVise,
  blackmail,
  blacksmithsTalent,
  bladeOfTheBloodchief,
  bladeOfTheOni,
  bladeholdWarWhip,
  blightning,
  blightsteelColossus,
  blitzAutomaton,
  bloodOath,
  bloodScrivener,
  bloodSun,
  bloodchiefsThirst,
  bloodletterOfAclazotz,
  bloodthornFlail,
  bloodtitheHarvester,
  bloomTender,
  blossomingCalm,
  blossomingTortoise,
  blotOut,
  boggartTrawlerBoggartBog,
  boilingRockRioter,
  bolassCitadel,
  bondOfInsight,
  bondersOrnament,
  boneMask,
  bonecrusherGiant,
  bonehoardDracosaur,
  bonnyPallClearcutter,
  bonusRound,
  boomBust,
  boomerangBasics,
  boromirWardenOfTheTower,
  boseijuWhoEndures,
  boseijuWhoSheltersAll,
  botanicalBrawler,
  boulderbranchGolem,
  bowOfNylea,
  braidedNetBraidedQuipu,
  brambleFamiliarFetchQuest,
  brassKnuckles,
  braveTheElements,
  braveTheWilds,
  breachTheMultiverse,
  breakOut,
  breakTheIce,
  breakTheSpell,
  breakerOfCreation,
  breakingEntering,
  breakthrough,
  breathlessKnight,
  breechesEagerPillager,
  briarbridgePatrol,
  bridgeFromBelow,
  brimazKingOfOreskos,
  bringTheEnding,
  bringToLight,
  bringerOfTheLastGift,
  bristlebudFarmer,
  bristlyBillSpineSower,
  brokersHideout,
  brokkosApexOfForever,
  broodOfCockroaches,
  brotherhoodScribe,
  brotherhoodsEnd,
  broughtBack,
  browbeat,
  bulkUp,
  burningCuriosity,
  burningEarth,
  cabalRitual,
  cabalTherapy,
  cabarettiCourtyard,
  cacheGrab,
  caitSithFortuneTeller,
  calixGuidedByFate,
  callDamageControl,
  callOfTheDeathDweller,
  callerOfTheClaw,
  callousSellSword,
  campfire,
  canoptekScarabSwarm,
  cantStayAway,
  caprichrome,
  carnageCrimsonChaos,
  carpetOfFlowers,
  carrotCake,
  caseOfTheGatewayExpress,
  caseOfTheUneatenFeast,
  castleDoom,
  castleGarenbrig,
  cataclysm,
  catharticPyre,
  causticBronco,
  cavernOfSouls,
  cavesOfChaosAdventurer,
  cecilDarkKnight,
  cephalidIllusionist,
  chainLightning,
  chainOfSmog,
  chainOfVapor,
  chainerNightmareAdept,
  chainsOfMephistopheles,
  chakraMeditation,
  chaliceOfTheVoid,
  championOfTheClachan,
  championOfTheFlame,
  championOfThePath,
  championOfTheWeird,
  championsOfThePerfect,
  championsOfTheShoal,
  chancellorOfTheAnnex,
  chancellorOfTheDross,
  chancellorOfTheTangle,
  chandraAwakenedInferno,
  chandraDressedToKill,
  chandraHopesBeacon,
  chandraSparkHunter,
  chandraTorchOfDefiance,
  chandrasDefeat,
  chandrasEmbercat,
  chandrasIncinerator,
  chaosDefiler,
  charismaticConqueror,
  chartACourse,
  chevillBaneOfMonsters,
  childrenOfKorlis,
  chitteringRats,
  choArrimAlchemist,
  choMannosBlessing,
  choke,
  chokingMiasma,
  chokingSands,
  chokingVines,
  chromaticOrrery,
  chromeMox,
  cinderCloud,
  circleOfProtectionShadow,
  circularLogic,
  citadelGate,
  cityOfSolitude,
  cityOfTraitors,
  civilizedScholar,
  cleansingMeditation,
  clementTheWorrywort,
  cliffgate,
  clingingMists,
  cloudMidgarMercenary,
  clownCar,
  clutchOfUndeath,
  coalitionHonorGuard,
  coatOfArms,
  codespellCleric,
  collectiveDefiance,
  collectiveRestraint,
  collectorsCage,
  combatThresher,
  comboAttack,
  commandeer,
  commitMemory,
  compost,
  conclaveMentor,
  conduitOfRuin,
  consecrateConsume,
  consignToMemory,
  conspicuousSnoop,
  consultTheStarCharts,
  containmentBreach,
  containmentPriest,
  contamination,
  coolButRude,
  corpseDance,
  corrosiveOoze,
  corrupt,
  cosmicRebirth,
  cosmogoyf,
  councilOfTheAbsolute,
  counterbalance,
  courtHussar,
  courtOfAmbition,
  courtOfCunning,
  courtOfGarenbrig,
  covetedFalcon,
  covetedJewel,
  cracklingDrake,
  cragganwickCremator,
  cranialExtraction,
  creativeTechnique,
  creepingChill,
  creepingTarPit,
  crimestopperSprite,
  cripplingFear,
  croakingCounterpart,
  crosisThePurger,
  crossoverCollaboration,
  cruelReality,
  cruelclawsHeist,
  crumbAndGetIt,
  crumblingSanctuary,
  cryOfTheCarnarium,
  cryptGhast,
  cryptIncursion,
  cryptRats,
  cryptek,
  cryptoplasm,
  crystalSkullIsuSpyglass,
  cullingRitual,
  cullingScales,
  cultivatorColossus,
  cuombajjWitches,
  curfew,
  curieEmergentIntelligence,
  curiousForager,
  curiousObsession,
  currencyConverter,
  curseOfBloodletting,
  curseOfDeathsHold,
  curseOfExhaustion,
  cursedRecording,
  cursedScroll,
  cutDown,
  cutPropulsion,
  cyberdriveAwakener,
  dackFayden,
  dalkovanEncampment,
  damn,
  dampingSphere,
  danceOfTheDead,
  danithaBenaliasHope,
  darettiIngeniousIconoclast,
  darkDepths,
  darkSphere,
  darksteelColossus,
  darksteelMonolith,
  dashHopes,
  dauntlessBodyguard,
  dauntlessScrapbot,
  dauthiVoidwalker,
  davrielRogueShadowmage,
  dawnsTruce,
  daxossTorment,
  dayOfBlackSun,
  dayOfTheDragons,
  daybreakCoronet,
  daysUndoing,
  deadlyCoverUp,
  deadpoolTradingCard,
  deathPitOffering,
  deathSpark,
  deathToOurEnemies,
  deathTyrant,
  debtToTheDeathless,
  debtToTheKami,
  declarationInStone,
  decreeOfPain,
  decreeOfSilence,
  deemInferior,
  deepCavernBat,
  deeprootPilgrimage,
  defabricate,
  defendTheRider,
  defenseGrid,
  deflectingPalm,
  deftbladeElite,
  deglamer,
  delayedBlastFireball,
  delightedHalfling,
  delneyStreetwiseLookout,
  delverOfSecrets,
  demilich,
  demonWall,
  demonicBargain,
  demonicConsultation,
  demonicCounsel,
  demonicPact,
  denOfTheBugbear,
  dennickPiousApprenticeDennickPiousApparition,
  depopulate,
  depthChargeColossus,
  deputyOfDetention,
  descendUponTheSinful,
  desecrationDemon,
  desert,
  desolationAngel,
  desperateMeasures,
  desperatePlea,
  destinySpinner,
  detectivesPhoenix,
  detentionSphere,
  devastatingDreams,
  deviousCoverUp,
  devourerOfDestiny,
  devouringHellion,
  devoutDecree,
  dewdropCure,
  diabolicVision,
  dihadasPloy,
  diluvianPrimordial,
  dinasGuidance,
  dinrovaHorror,
  direTactics,
  discipleOfFreyaliseGardenOfFreyalise,
  discontinuity,
  discoveryDispersal,
  dispatch,
  dispellingExhale,
  disruptingShoal,
  disruptorFlute,
  dissectionTools,
  distantMelody,
  divert,
  divertDisaster,
  divineSmite,
  djinnIlluminatus,
  docAurlockGrizzledGenius,
  dodecapod,
  doesMachines,
  dokuchiSilencer,
  dollmakersShopPorcelainGallery,
  domriAnarchOfBolas,
  donLeoProblemSolvers,
  donate,
  dontMakeASound,
  dontMove,
  doomForetold,
  doomsday,
  doomsdayExcruciator,
  doppelgang,
  dosanTheFallingLeaf,
  doubleMajor,
  dourPortMage,
  draco,
  dracogenesis,
  draconicRoar,
  dragonBreath,
  dragonWings,
  dragonbackAssault,
  dragonhawkFatesTempest,
  dragonlordDromoka,
  dragonlordKolaghan,
  dragonsRageChanneler,
  dragoonsLance,
  drainLife,
  drakeFamiliar,
  dralnusCrusade,
  drannithMagistrate,
  dreadFugue,
  dreadhordeArcanist,
  dreamHalls,
  dreamdewEntrancer,
  dreamsOfSteelAndOil,
  dropOfHoney,
  drownInDreams,
  drownInTheLoch,
  drownerOfTruthDrownedJungle,
  druidClass,
  dryadMilitant,
  dryadOfTheIlysianGrove,
  duneblast,
  dustAnimus,
  dyadrineSynthesisAmalgam,
  earthbenderAscension,
  earthsMightiestHeroes,
  echoOfEons,
  echoesOfEternity,
  echoingCourage,
  echoingDecay,
  echoingDeeps,
  echoingReturn,
  echoingTruth,
  eclipsedRealms,
  eddieBrockVenomLethalProtector,
  eddymurkCrab,
  edenSeatOfTheSanctum,
  eladamriKorvecdal,
  eladamrisVineyard,
  elderscaleWurm,
  elderwoodScion,
  eldraziConfluence,
  eldraziMimic,
  eldritchEvolution,
  eldritchImmunity,
  electroAssaultingBattery,
  elegyAcolyte,
  elendaSaintOfDusk,
  eleshNornMotherOfMachines,
  eliteSpellbinder,
  elixirOfImmortality,
  elsewhereFlask,
  elspethStormSlayer,
  emberFistZubera,
  embiggen,
  emergentUltimatum,
  emetSelchUnsunderedHadesSorcererOfEld,
  emperorOfBones,
  emrakulTheAeonsTorn,
  emrakulThePromisedEnd,
  emrakulTheWorldAnew,
  emryLurkerOfTheLoch,
  enchantedEvening,
  endOfTheHunt,
  endTheFestivities,
  endurance,
  enduringCourage,
  enduringCuriosity,
  enduringInnocence,
  enduringTenacity,
  enduringVitality,
  energyField,
  engulfTheShore,
  enigmaticIncarnation,
  ensoulArtifact,
  entropicBattlecruiser,
  eradicate,
  erdwalIlluminator,
  erebossIntervention,
  erraticExplosion,
  ersatzGnomes,
  ertaiResurrected,
  ertaisFamiliar,
  esperOriginsSummonEsperMaduin,
  essenceChanneler,
  essenceFlare,
  essenceFlux,
  essenceSliver,
  estridsInvocation,
  etaliPrimalConquerorEtaliPrimalSickness,
  etaliPrimalStorm,
  etchedChampion,
  etherealForager,
  etherswornCanonist,
  eumidianHatchery,
  eureka,
  evasiveAction,
  evidenceExaminer,
  evolvedSleeper,
  exhume,
  exile,
  expelTheInterlopers,
  experimentalAugury,
  experimentalFrenzy,
  expressiveIteration,
  exquisiteFirecraft,
  extinctionEvent,
  extirpate,
  extractAConfession,
  extractTheTruth,
  extractionSpecialist,
  fableOfTheMirrorBreakerReflectionOfKikiJiki,
  facelessButcher,
  facelessHaven,
  factOrFiction,
  fadeAway,
  fadeFromHistory,
  fadingHope,
  faebloomTrick,
  faerieFencing,
  fallFromFavor,
  fallajiDragonEngine,
  fallenShinobi,
  fanaticOfMogis,
  fangsOfKalonia,
  fastbond,
  fatalPush,
  fatefulAbsence,
  favoredHoplite,
  fblthpTheLost,
  fearFireFoes,
  feastingHobbit,
  feedTheClan,
  feedTheCycle,
  felixFiveBoots,
  fellwarStone,
  fertileGround,
  fertilid,
  ferventChampion,
  fieldOfRuin,
  fiendOfTheShadows,
  fieryAnnihilation,
  fieryConfluence,
  fieryImpulse,
  fightRigging,
  figureOfFable,
  finalShowdown,
  finneasAceArcher,
  firebendingLesson,
  firebendingStudent,
  fireglassMentor,
  firemindsForesight,
  firesOfInvention,
  firespout,
  firestorm,
  firstDayOfClass,
  flameOfAnor,
  flameSpill,
  flamebladeAngel,
  flamebraider,
  flareOfFortitude,
  flareOfMalice,
  flash,
  flashOfDefiance,
  flashOfInsight,
  flashback,
  flayerOfTheHatebound,
  fledglingDragon,
  fleshBlood,
  flexibleWaterbender,
  flickeringWard,
  floodpitsDrowner,
  flowState,
  flowerfootSwordmaster,
  fluctuator,
  focusFire,
  focusTheMind,
  foil,
  followTheLumarets,
  foodChain,
  forTheAncestors,
  forgingTheAnchor,
  forgottenAncient,
  fork,
  forsakenMonument,
  forsakenWastes,
  forthEorlingas,
  fortifiedBeachhead,
  foulTongueShriek,
  foundingTheThirdPath,
  fracturingGust,
  freestriderCommando,
  frenziedBaloth,
  friendlyRivalry,
  frogmyrEnforcer,
  fromTheCatacombs,
  frostcliffSiege,
  fry,
  fullBore,
  furyOfTheHorde,
  gaddockTeeg,
  gaeasBlessing,
  gaeasWill,
  galvanicAlchemist,
  galvanicBlast,
  galvanicDischarge,
  galvanicRelay,
  galvanoth,
  gamekeeper,
  garnetPrincessOfAlexandria,
  garruksHarbinger,
  gastalThrillroller,
  gatecreeperVine,
  gatherTheTownsfolk,
  geistTrappers,
  geistlightSnare,
  gemstoneCaverns,
  genesisWave,
  gerrardsVerdict,
  getOut,
  getawayGlamer,
  gevScaledScorch,
  ghaltaAndMavren,
  ghaltaStampedeTyrant,
  ghostVacuum,
  ghostfire,
  giadaFontOfHope,
  gideonAllyOfZendikar,
  gideonOfTheTrials,
  giftOfTheViper,
  giftsUngiven,
  gigastormTitan,
  gildedDrake,
  gildedLight,
  gingerbrute,
  gisaGloriousResurrector,
  giselaBladeOfGoldnight,
  giverOfRunes,
  gixYawgmothPraetor,
  gixsCommand,
  glacialDragonhunt,
  glacierwoodSiege,
  glamerGifter,
  glarbCalamitysAugur,
  gleefulDemolition,
  glenElendrasAnswer,
  glimpseTheImpossible,
  glisteningDeluge,
  gloriousEnd,
  gloriousGale,
  glory,
  glyphKeeper,
  goblinAnarchomancer,
  goblinChainwhirler,
  goblinCharbelcher,
  goblinGoon,
  goblinGuide,
  goblinRecruiter,
  goblinVandal,
  goblinWelder,
  godPharaohsFaithful,
  goldspanDragon,
  golgariBrownscale,
  golosTirelessPilgrim,
  goringWarplow,
  grabThePrize,
  gracefulTakedown,
  grafdiggersCage,
  grandAbolisher,
  graveyardTrespasser,
  greasewrenchGoblin,
  greatDivideGuide,
  greatHallOfTheBiblioplex,
  greenSunsTwilight,
  greenSunsZenith,
  greenwardenOfMurasa,
  grindstone,
  gristTheHungerTide,
  grizzlyFate,
  groundswell,
  grubStoriedMatriarchGrubNotoriousAuntie,
  gruffTriplets,
  gryffsBoon,
  guardianNagaBanishingCoils,
  guardianOfFaith,
  guardianOfNewBenalia,
  guideOfSouls,
  guildswornProwler,
  guiltfeeder,
  gusthasScepter,
  gutTrueSoulZealot,
  gwenStacyGhostSpider,
  gyrudaDoomOfDepths,
  hailStorm,
  hakodaSelflessCommander,
  haliyaGuidedByLight,
  hallOfStormGiants,
  hallOfTheBanditLord,
  hallow,
  hallowedMoonlight,
  haloForager,
  hamletGlutton,
  hanweirBattlements,
  harbingerOfTheTides,
  hareApparent,
  harshMentor,
  hatcherySliver,
  hauntTheNetwork,
  hauntedAngel,
  hauntedFengraf,
  hauntingEchoes,
  hauntingMisery,
  hazoretTheFervent,
  headlinerScarlett,
  heapedHarvest,
  heartbeatOfSpring,
  hearthElemental,
  heartlessAct,
  helgaSkittishSeer,
  heliodTheRadiantDawnHeliodTheWarpedEclipse,
  heliodsIntervention,
  heliosOne,
  hellkiteHatchling,
  helmOfObedience,
  helmOfPossession,
  herigastEruptingNullkite,
  hermitDruid,
  heroesHangout,
  hexMagic,
  hiddenGibbons,
  hiddenLair,
  hiddenStrings,
  hideOnTheCeiling,
  hidetsuguConsumesAllVesselOfTheAllConsuming,
  hidetsugusSecondRite,
  highTide,
  highwayRobbery,
  hiveOfTheEyeTyrant,
  hobgoblinBanditLord,
  hogaakArisenNecropolis,
  hollowOne,
  hollowmurkSiege,
  honestWork,
  honorableScout,
  hopeOfGhirapur,
  hornedLochWhaleLagoonBreach,
  hostOfTheHereafter,
  hostageTaker,
  hostileInvestigator,
  hostility,
  hotheadedGiant,
  hourglassOfTheLost,
  howlsquadHeavy,
  hullbreacher,
  humbleDefector,
  hungerOfTheHowlpack,
  huntersBlowgun,
  huntmasterLiger,
  huntmasterOfTheFells,
  hurkylsRecall,
  huskbursterSwarm,
  hydraAssaultRobot,
  hydroManFluidFelon,
  hydroblast,
  hydroelectricSpecimenHydroelectricLaboratory,
  hypergenesis,
  iceFangCoatl,
  iceOut,
  icequake,
  ichorid,
  iconOfAncestry,
  idolOfEndurance,
  ilhargTheRazeBoar,
  illGottenGains,
  illTimedExplosion,
  imperiosaur,
  improvisationCapstone,
  imskirIronEater,
  incinerate,
  increasingDevotion,
  indomitableCreativity,
  infernalTutor,
  infestationSage,
  innkeepersTalent,
  insatiableAvarice,
  insatiableHemophage,
  inscribedTablet,
  inscriptionOfAbundance,
  inscriptionOfRuin,
  interdimensionalWebWatch,
  intiSeneschalOfTheSun,
  intoTheFloodMaw,
  intruderAlarm,
  intuition,
  invasionOfArcaviosInvocationOfTheFounders,
  invasionOfGobakhanLightshieldArray,
  invasionOfIkoriaZilorthaApexOfIkoria,
  invasionSubmersible,
  invasiveSurgery,
  invertPolarity,
  invigorate,
  invokeDespair,
  ionaShieldOfEmeria,
  irencragFeat,
  iridescentAngel,
  iridescentDrake,
  ironApprentice,
  ironManTitanOfInnovation,
  ironSpiderStarkUpgrade,
  isochronScepter,
  itThatHeraldsTheEnd,
  itzquinthFirstbornOfGishath,
  ivoraInsatiableHeir,
  izoniCenterOfTheWeb,
  izzetStaticaster,
  jaceReawakened,
  jaceTheMindSculptor,
  jaceThePerfectedMind,
  jaceVrynsProdigyJaceTelepathUnbound,
  jaceWielderOfMysteries,
  jackalGeniusGeneticist,
  jasmineDragonTeaShop,
  jayaBallardTaskMage,
  jenniferWaltersTheSensationalSheHulk,
  jeskasWill,
  jestersCap,
  jidoorAristocraticCapitalOverture,
  johannsStopgap,
  joltedAwake,
  joshuaPhoenixsDominantPhoenixWardenOfFire,
  jumboCactuar,
  kaervekThePunisher,
  kaerveksSpite,
  kaerveksTorch,
  kaheeraTheOrphanguard,
  kaitoBaneOfNightmares,
  kaitoShizuki,
  kaldraCompleat,
  kalitasTraitorOfGhet,
  kappaCannoneer,
  karadorGhostChieftain,
  karametrasBlessing,
  kariZevSkyshipRaider,
  kariZevsExpertise,
  karmicJustice,
  karnScionOfUrza,
  karnSilverGolem,
  karnTheGreatCreator,
  karnsSylex,
  karumonixTheRatKing,
  kataraTheFearless,
  kataraWaterbendingMaster,
  katildaDawnhartMartyrKatildasRisingDawn,
  kavaronMemorialWorld,
  kavuTitan,
  kayaIntangibleSlayer,
  kayaOrzhovUsurper,
  kayasGhostform,
  kayasGuile,
  kaylasReconstruction,
  kazuulsTollCollector,
  keenEyedCurator,
  keeperOfTheDead,
  kefkaCourtMageKefkaRulerOfRuin,
  kellanDaringTravelerJourneyOn,
  kellanInquisitiveProdigy,
  kellanPlanarTrailblazer,
  kellanTheFaeBloodedBirthrightBoon,
  kembaKhaEnduring,
  kerugaTheMacrosage,
  kessDissidentMage,
  kethisTheHiddenHand,
  ketramoseTheNewDawn,
  kherKeep,
  kinbinding,
  kingTchallaBlackPantherHopeEnduring,
  kinnanBonderProdigy,
  kioraTheRisingTide,
  kiraGreatGlassSpinner,
  kishlaSkimmer,
  kitesailLarcenist,
  kitnap,
  kjeldoranOutpost,
  klothysGodOfDestiny,
  knightErrantOfEos,
  knightOfGrace,
  knightOfMalice,
  komaCosmosSerpent,
  komaWorldEater,
  kozilekButcherOfTruth,
  kozileksCommand,
  kozileksReturn,
  kozileksUnsealing,
  krangMasterMind,
  kraulHarpooner,
  krenkosBuzzcrusher,
  krosanReclamation,
  krosanVerge,
  krovikanHorror,
  kroxaTitanOfDeathsHunger,
  kruphixGodOfHorizons,
  kruphixsInsight,
  kudoKingAmongBears,
  kumanoFacesKakkazanEtchingOfKumano,
  kumenasSpeaker,
  kunorosHoundOfAthreos,
  kusariGama,
  kutzilMalametExemplar,
  kutzilsFlanker,
  laboratoryManiac,
  ladyOctopusInspiredInventor,
  laeliaTheBladeReforged,
  laezelVlaakithsChampion,
  lairOfTheHydra,
  lakeOfTheDead,
  landGrant,
  lanternOfTheLost,
  lastRites,
  latNamsLegacy,
  laughingJasperFlint,
  laviniaAzoriusRenegade,
  lazavDimirMastermind,
  lazavTheMultifarious,
  lazavWearerOfFaces,
  lazotepQuarry,
  leadTheStampede,
  leatherheadSwampStalker,
  leaveNoTrace,
  legacyWeapon,
  legionLeadershipLegionStronghold,
  legionWarboss,
  legionsEnd,
  legionsToAshes,
  legolassQuickReflexes,
  lembas,
  leylineOfAbundance,
  leylineOfResonance,
  leylineOfTheGuildpact,
  leylineOfTheVoid,
  liberatorUrzasBattlethopter,
  lierDiscipleOfTheDrowned,
  lifeDeath,
  lightPawsEmperorsVoice,
  lightningArmyOfOne,
  lightningCoils,
  lilianaDreadhordeGeneral,
  lilianaOfTheVeil,
  lilianaTheLastHope,
  limDulsVault,
  lionsEyeDiamond,
  lithomanticBarrage,
  livelyDirge,
  livingDeath,
  livingEnd,
  lobotomy,
  loftyDenial,
  lokiGodOfMischief,
  longRiversPull,
  longstalkBrawl,
  loranOfTheThirdPath,
  lordOfTheVoid,
  lostInTheMaze,
  lostLegacy,
  lotlethGiant,
  lotusVale,
  lovestruckBeast,
  loxodonSmiter,
  luciusTheEternal,
  lunarConvocation,
  lurkingSkirge,
  lurrusOfTheDreamDen,
  lutriTheSpellchaser,
  mabelHeirToCragflame,
  maddeningHex,
  maelstromOfTheSpiritDragon,
  maelstromPulse,
  maestrosTheater,
  mageDuel,
  magebaneLizard,
  magmaPummeler,
  magmaticHellkite,
  malakirRebirthMalakirMire,
  malboro,
  malcolmAlluringScoundrel,
  maliciousEclipse,
  manaBreach,
  manaDrain,
  manaFlare,
  manabarbs,
  manabond,
  manipulateFate,
  manorGate,
  marchOfOtherworldlyLight,
  marchOfSwirlingMist,
  marchOfWretchedSorrow,
  martyrOfAshes,
  martyrOfSands,
  mascotExhibition,
  massacre,
  massacreGirl,
  masterOfDeath,
  masterThief,
  mathemagics,
  matterReshaper,
  mazeOfIth,
  mazemindTome,
  meddlingMage,
  meekstone,
  memoryJar,
  memoryLapse,
  memoryPlunder,
  memorysJourney,
  merfolkSpy,
  merryEsquireOfRohan,
  mesmericFiend,
  metalworker,
  michelangelosTechnique,
  michikoKondaTruthSeeker,
  midnightTilling,
  mightOfOldKrosa,
  mightOfTheMeek,
  mightformHarmonizer,
  mikeyLeoChaosOrder,
  mimicVat,
  mindExtraction,
  mindIntoMatter,
  mindRoots,
  mindSludge,
  mindbreakTrap,
  mindsDesire,
  mindsDilation,
  mindslaver,
  mindspliceApparatus,
  minscBooTimelessHeroes,
  mirarisWake,
  miresToll,
  mishrasDomination,
  mishrasResearchDesk,
  missionBriefing,
  mistcaller,
  misterNegative,
  mistformUltimus,
  misthollowGriffin,
  mistriseVillage,
  mizzixOfTheIzmagnus,
  mjolnirHammerOfThor,
  mobRule,
  mockingbird,
  moggBombers,
  moggSalvage,
  moleManMoloidMaster,
  moltenCollapse,
  moltenCoreMaestro,
  moltenExhale,
  moltenRain,
  momentOfTruth,
  momentousFall,
  momentumBreaker,
  momoFriendlyFlier,
  mongrelPack,
  monstrousEmergence,
  monumentToEndurance,
  moonCircuitHacker,
  moonshadow,
  moonsnarePrototype,
  morningtidesLight,
  mosswoodDreadknightDreadWhispers,
  mosswortBridge,
  mountDoom,
  moxAmber,
  moxDiamond,
  mulDayaChannelers,
  multaniMaroSorcerer,
  multiversalPassage,
  munghaWurm,
  murktideRegent,
  mutavault,
  muxusGoblinGrandee,
  mycosynthLattice,
  myrSuperion,
  mysticConfluence,
  mysticForge,
  mysticalTeachings,
  naduWingedWisdom,
  nagaFleshcrafter,
  nahiriHeirOfTheAncients,
  nahiriTheHarbinger,
  nahiriTheUnforgiving,
  namelessInversion,
  narcomoeba,
  narsetsReversal,
  nashiSearcherInTheDark,
  naturesRevolt,
  navigatorsCompass,
  necrodominance,
  necromancy,
  necromentia,
  necropotence,
  necroticFumes,
  needleDrop,
  nekrataal,
  nemesisTrap,
  neoform,
  nerivHeartOfTheStorm,
  nestOfScarabs,
  netherSpirit,
  netherVoid,
  nethergoyf,
  newWayForward,
  nexusOfBecoming,
  nighthawkScavenger,
  nightscapeFamiliar,
  nineLives,
  nissaAscendedAnimist,
  nissaNaturesArtisan,
  nissaResurgentAnimist,
  nissaWhoShakesTheWorld,
  nivMizzetReborn,
  nivMizzetSupreme,
  nix,
  noMoreLies,
  noOneLeftBehind,
  norinSwiftSurvivalist,
  nostalgicDreams,
  notionThief,
  nowhereToRun,
  noxiousGearhulk,
  noxiousGrasp,
  nullhideFerox,
  nurturingPixie,
  nykthosShrineToNyx,
  nyleasPresence,
  oathOfDruids,
  oathOfGhouls,
  oathOfKaya,
  oathOfLieges,
  oathOfNissa,
  obNixilisTheAdversary,
  obeliskSpider,
  oblivionSower,
  oblivionStone,
  obliviousBookworm,
  oboshThePreypiercer,
  obscuraStorefront,
  obsessivePursuit,
  obsidianCharmaw,
  obstinateBaloth,
  ocelotPride,
  oildeepGearhulk,
  ojerAxonilDeepestMightTempleOfPower,
  okoLorwynLiegeOkoShadowmoorScion,
  okoThiefOfCrowns,
  oldGrowthTroll,
  ominousRoost,
  omnathLocusOfCreation,
  omniscience,
  omnivorousFlytrap,
  onceUponATime,
  oneWithTheMultiverse,
  oniCultAnvil,
  opalescence,
  operaLoveSong,
  ophidian,
  oppositionAgent,
  oracleOfTragedy,
  oratorOfOjutai,
  orcishBowmasters,
  orcishLibrarian,
  orgg,
  originOfSpiderMan,
  oscorpIndustries,
  osteomancerAdept,
  oust,
  outCold,
  outpaceOblivion,
  outrageousRobbery,
  outwit,
  overburden,
  overencumbered,
  overload,
  overlordOfTheBalemurk,
  overlordOfTheHauntwoods,
  overmaster,
  oversoldCemetery,
  oxOfAgonas,
  pactOfNegation,
  pactOfTheTitan,
  pageLooseLeaf,
  paintersServant,
  palaceJailer,
  palantirOfOrthanc,
  pandemonium,
  panharmonicon,
  paradoxicalOutcome,
  parallaxTide,
  parallaxWave,
  paraselene,
  pariah,
  partingGust,
  pastInFlames,
  pathOfPeril,
  pathbreakerWurm,
  patriarchsBidding,
  patriciansScorn,
  patternOfRebirth,
  pawpatchRecruit,
  peerIntoTheAbyss,
  peltCollector,
  pendelhaven,
  pentarchWard,
  perennialBehemoth,
  perilousVoyage,
  persecute,
  pestInfestation,
  petalsOfInsight,
  petradon,
  petrifiedHamlet,
  phageTheUntouchable,
  phantomCentaur,
  phantomNishoba,
  phantomNomad,
  phantomTrain,
  phantomWurm,
  pheliaExuberantShepherd,
  phoenixDown,
  phoenixFleetAirship,
  phyrexianDevourer,
  phyrexianDragonEngine,
  phyrexianDreadnought,
  phyrexianFleshgorger,
  phyrexianFurnace,
  phyrexianIngester,
  phyrexianNegator,
  phyrexianObliterator,
  phyrexianProcessor,
  phyrexianRevoker,
  piaNalaarConsulOfRevival,
  picklockPrankster,
  pillageTheBog,
  pinnacleStarcage,
  pitOfOfferings,
  pithingNeedle,
  plagonLordOfTheBeach,
  planarBirth,
  planarEngineering,
  planarGenesis,
  planarNexus,
  planarVoid,
  plasmaBolt,
  playWithFire,
  plazaOfHeroes,
  plungeIntoDarkness,
  poisonTheCup,
  polukranosRebornPolukranosEngineOfRuin,
  porcuparrot,
  porphyryNodes,
  portOfKarfell,
  portalOfSanctuary,
  portalToPhyrexia,
  portentOfCalamity,
  pox,
  preacherOfTheSchism,
  predict,
  presenceOfTheMaster,
  pressTheEnemy,
  priceOfProgress,
  priestOfForgottenGods,
  primalMight,
  prismariCharm,
  prismaticEnding,
  prismaticStrands,
  prizedAmalgam,
  profaneMemento,
  proftsEideticMemory,
  progenitus,
  prohibit,
  proteanHulk,
  protectTheNegotiators,
  providence,
  psychicPickpocket,
  publicExecution,
  pugnaciousHammerskull,
  pyreOfHeroes,
  pyroblast,
  pyrogoyf,
  pyromancersGoggles,
  pyrrhicStrike,
  pyxisOfPandemonium,
  qarsiRevenant,
  quagFeast,
  quantumRiddler,
  quash,
  questingBeast,
  questingDruid,
  quickSliver,
  quietSpeculation,
  quintoriusKand,
  quirionDryad,
  radhaHeartOfKeld,
  radiantFlames,
  radioactiveSpider,
  raffineSchemingSeer,
  ragingRavine,
  rakdosCharm,
  rakdosJoinsUp,
  ralCracklingWit,
  ralMonsoonMageRalLeylineProdigy,
  ralZarekGuestLecturer,
  ramThrough,
  rampagingYaoGuai,
  ranAndShaw,
  rancidEarth,
  randomEncounter,
  rankleMasterOfPranks,
  raphMikeyTroublemakers,
  rapidAugmenter,
  raubahnBullOfAlaMhigo,
  ravenEagle,
  ravenousTrap,
  rayOfFrost,
  razorkinNeedlehead,
  readyWilling,
  realityAcid,
  realitySmasher,
  realmOfKoh,
  realmbreakerTheInvasionTree,
  realmwalker,
  rebelSalvo,
  recall,
  recklessBushwhacker,
  reckonerBankbuster,
  recoil,
  recommission,
  recoup,
  redMagesRapier,
  redcapMelee,
  redirectLightning,
  redshiftRocketeerChief,
  reflectingPool,
  reflectorMage,
  refurbishedFamiliar,
  regenerate,
  reidaneGodOfTheWorthyValkmiraProtectorsShield,
  releaseToTheWind,
  relicOfProgenitus,
  relicOfSauron,
  relicsRoar,
  remand,
  repelTheAbominable,
  repopulate,
  repulsiveMutation,
  requitingHex,
  reset,
  resonatingLute,
  restForTheWeary,
  restInPeace,
  restlessReef,
  restlessSpire,
  restlessVinestalk,
  returnTheFavor,
  reverentMantra,
  reverentSilence,
  revivalRevenge,
  rhinosRampage,
  ricochetTrap,
  riftsweeper,
  righteousValkyrie,
  rimescaleDragon,
  ripplesOfUndeath,
  riptideGearhulk,
  risenReef,
  rishadanCutpurse,
  rishadanFootpad,
  riteOfConsumption,
  riteOfFlame,
  riteOfReplication,
  ritesOfInitiation,
  riverchurnMonument,
  riveteersOverlook,
  roamingThrone,
  robberOfTheRich,
  roilingVortex,
  ronaHeraldOfInvasion,
  rootwaterThief,
  rotisserieElemental,
  rottingGiant,
  rout,
  rowansGrimSearch,
  roxanneStarfallSavant,
  ruinousWaterbending,
  runawaySteamKin,
  rundveltHordemaster,
  runeOfFlight,
  runeOfMight,
  runeOfSustenance,
  runedHalo,
  runescaleStormbroodChillingScreech,
  rushOfDread,
  rushOfKnowledge,
  rushwoodLegate,
  rustGoliath,
  ruthlessNegotiation,
  sabSunenLuxaEmbodied,
  sacredGround,
  sadisticSacrament,
  safePassage,
  saffiEriksdotter,
  sageOfTheSkies,
  saheeliSublimeArtificer,
  sailIntoTheWest,
  sailorsBane,
  sakashimaTheImpostor,
  sakashimasProtege,
  sampleCollector,
  samutVizierOfNaktamun,
  samwiseTheStouthearted,
  sanctifierEnVec,
  sanctumPrelate,
  sandstormSalvager,
  saplingNursery,
  saprazzanLegate,
  sarkhanDragonAscendant,
  satoruTheInfiltrator,
  satyaAetherfluxGenius,
  savageSwipe,
  savvyTrader,
  sazacapsBrew,
  sazhKatzroy,
  scald,
  scaleguardSentinels,
  scapeshift,
  scavengersTalent,
  schemingSymmetry,
  scholarOfTheLostTrove,
  scionOfDraco,
  scorchedEarth,
  scour,
  scoutForSurvivors,
  scrabblingClaws,
  scrapshooter,
  screamingNemesis,
  screamsFromWithin,
  scrollRack,
  scuteSwarm,
  scytheOfTheWretched,
  seaGate,
  seaGateRestorationSeaGateReborn,
  seaKingsBlessing,
  searchForAzcantaAzcantaTheSunkenRuin,
  searchPartyCaptain,
  searingBlaze,
  searingBlood,
  seasonOfGathering,
  seasonOfLoss,
  seasonOfTheBurrow,
  seasonOfWeaving,
  seasonedPyromancer,
  secludedCourtyard,
  secludedStarforge,
  secretIdentity,
  seedsOfInnocence,
  seedshipImpact,
  seizeTheStorm,
  selfDestruct,
  selflessGlyphweaverDeadlyVanity,
  sentinelOfLostLore,
  senuKeenEyedProtector,
  sephirothFabledSoldierSephirothOneWingedAngel,
  serpentineCurve,
  serraParagon,
  serrasEmissary,
  serumPowder,
  serumSnare,
  setessanTactics,
  settleTheWreckage,
  severancePriest,
  sevinnesReclamation,
  shadowOfDoubt,
  shadowOfMortality,
  shadowOfTheGrave,
  shadowbane,
  shadowsVerdict,
  shadowspear,
  shakedownHeavy,
  shallowGrave,
  shamanEnKor,
  shangChiMasterOfKungFu,
  sharedSummons,
  sharpEyedRookie,
  shatterAssumptions,
  shatterTheSky,
  shatterskullSmashingShatterskullTheHammerPass,
  shelldockIsle,
  shikoParagonOfTheWay,
  shimmerwildsGrowth,
  shipwreckSifters,
  shireiShizosCaretaker,
  shootTheSheriff,
  showAndTell,
  shreddersTechnique,
  shuriWakandanInventor,
  sickeningDreams,
  sigardasAid,
  signalPest,
  silentGravestone,
  silentHallcreeper,
  silkWebWeaver,
  singularityRupture,
  sirensRuse,
  sirocco,
  skeletalScrying,
  skrelvDefectorMite,
  skyclaveApparition,
  skyfisherSpider,
  skyreaping,
  slaughterGames,
  slaughterPact,
  slickSequence,
  sludgeTitan,
  slumberingTrudge,
  smokeShroud,
  smokestack,
  smugglersSurprise,
  snapcasterMage,
  sneakAttack,
  sneakySnacker,
  sokkaBoldBoomeranger,
  soldeviDigger,
  solemnity,
  songcrafterMage,
  sorceresssSchemes,
  sorcerousSpyglass,
  sorinLordOfInnistrad,
  sorinOfHouseMarkovSorinRavenousNeonate,
  sorinTheMirthless,
  sotheraTheSupervoid,
  soulBurn,
  soulGuideLantern,
  soulPartition,
  soulReap,
  soulRend,
  soulScarMage,
  soulSearch,
  soulSeizerGhastlyHaunting,
  soulfireGrandMaster,
  soulflayer,
  soulherder,
  soullessJailer,
  soulsOfTheLost,
  soulstoneSanctuary,
  sowingMycospawn,
  spaceTimeAnomaly,
  sparkDouble,
  sparksmith,
  speakerOfTheHeavens,
  spectacularPileup,
  spectralBears,
  spellQueller,
  spellStutter,
  spellskite,
  spelunking,
  sphereOfGrace,
  sphereOfLaw,
  sphereOfSafety,
  sphinxOfForgottenLore,
  sphinxOfTheFinalWord,
  sphinxsTutelage,
  spiderManWebSlinger,
  spiderPunk,
  spiderSense,
  spikefieldHazardSpikefieldCave,
  spinedSliver,
  spinewoodsArmadillo,
  spinnerOfSouls,
  spiritOfTheLabyrinth,
  spiritualFocus,
  spittingDilophosaurus,
  splashPortal,
  spoilsOfTheVault,
  spotterThopter,
  springLoadedSawbladesBladewheelChariot,
  springheartNantuko,
  spymastersVault,
  squeeDubiousMonarch,
  squeeTheImmortal,
  squirmingEmergence,
  standardBearer,
  standstill,
  starfallInvocation,
  starfieldShepherd,
  starfieldVocalist,
  starseerMentor,
  startingTown,
  stasis,
  steamcoreScholar,
  steelSeraph,
  stoicSphinx,
  stormOfMemories,
  stormsWrath,
  stormshriekFeralFlushOut,
  storyCircle,
  strategicBetrayal,
  streamOfThought,
  strictProctor,
  strongholdGambit,
  stubbornDenial,
  submerge,
  subtlety,
  sukiCourageousRescuer,
  sulfuricVortex,
  sulfurousBlast,
  summaryDismissal,
  summonFenrir,
  summonKnightsOfRound,
  summonLeviathan,
  summonPrimalOdin,
  summonTitan,
  summonersPact,
  suncleanser,
  sunderTheGateway,
  sunderingTitan,
  sunfall,
  sunkenCitadel,
  sunscapeFamiliar,
  sunspineLynx,
  superiorSpiderMan,
  suppressionField,
  suppressionRayOrderlyPlaza,
  surgeOfRighteousness,
  surgeOfSalvation,
  surgicalExtraction,
  surrakElusiveHunter,
  surveillanceMonitor,
  susurSecundiVoidAltar,
  suturedGhoul,
  svyelunOfSeaAndSky,
  swallowedByLeviathan,
  swiftReconfiguration,
  swirlingSandstorm,
  swordOfOnceAndFuture,
  swordOfTheMeek,
  swordOfWarAndPeace,
  syggWanderwineWisdomSyggWanderbrineShield,
  sylvanAdvocate,
  sylvanAwakening,
  sylvanLibrary,
  sylvanParadise,
  sylvanPrimordial,
  syncopate,
  syrVondamSunstarExemplar,
  tabletOfDiscovery,
  tailSwipe,
  talesEnd,
  talonGatesOfMadara,
  tameshiRealityArchitect,
  tamiyoFieldResearcher,
  tamiyoInquisitiveStudentTamiyoSeasonedScholar,
  tangle,
  tangleWire,
  taniwha,
  tarFiend,
  targNarDemonFangGnoll,
  tarmogoyf,
  tashasHideousLaughter,
  tasigurTheGoldenFang,
  tatterkite,
  teachingsOfTheArchaics,
  tearAsunder,
  tectonicBreak,
  tectonicHazard,
  teferiHeroOfDominaria,
  teferiMageOfZhalfir,
  teferiTimeRaveler,
  teferisMoat,
  teferisPuzzleBox,
  teferisResponse,
  teferisTimeTwist,
  tellingTime,
  temporalIntervention,
  temptingWurm,
  temurBattleRage,
  temurBattlecrier,
  tenaciousUnderdog,
  tephraderm,
  terastodon,
  terraMagicalAdeptEsperTerra,
  territorialKavu,
  territoryCuller,
  terrorOfThePeaks,
  tersaLightshatter,
  testOfTalents,
  tetsukoUmezawaFugitive,
  tezzeretAgentOfBolas,
  tezzeretCruelCaptain,
  tezzeretTheSeeker,
  thadaAdelAcquisitor,
  thaliaHereticCathar,
  thassasOracle,
  theAetherspark,
  theAkroanWar,
  theAncientOne,
  theBookOfExaltedDeeds,
  theCelestus,
  theDawningArchaic,
  theElderDragonWar,
  theEnd,
  theEndstone,
  theFantasticar,
  theFiligreeSylex,
  theHuntsmansRedemption,
  theIrencrag,
  theJollyBalloonMan,
  theLastAgniKai,
  theLegendOfKurukAvatarKuruk,
  theMindskinner,
  theOneRing,
  theOzolith,
  theRack,
  theRedTerror,
  theRiseOfSozinFireLordSozin,
  theScarabGod,
  theSoulStone,
  theStoneBrain,
  theTenRings,
  theUnbeatableSquirrelGirl,
  theWanderingEmperor,
  theWanderingMinstrel,
  theWondrousWasp,
  theWretched,
  thermokarst,
  thespiansStage,
  thiefOfExistence,
  thievingSkydiver,
  thingInTheIce,
  thorGodOfThunder,
  thornElemental,
  thornscapeBattlemage,
  thornscapeFamiliar,
  thoughtDistortion,
  thoughtReflection,
  thoughtStalkerWarlock,
  thousandFacedShadow,
  thrabenCharm,
  thranPortal,
  thranPowerSuit,
  thranSpider,
  threeTreeCity,
  thrillingDiscovery,
  thrivingGrove,
  thrivingHeath,
  thrivingIsle,
  thrivingMoor,
  thromokTheInsatiable,
  throughTheBreach,
  thrunBreakerOfSilence,
  thunderbreakRegent,
  tideShaper,
  tidehollowSculler,
  tifaLockhart,
  timeSpiral,
  timeStop,
  timeStretch,
  timeVault,
  timelineCuller,
  timetwister,
  tinderWall,
  tinybonesJoinsUp,
  tinybonesThePickpocket,
  tishanasTidebinder,
  titanOfIndustry,
  tithe,
  tobyBeastieBefriender,
  togetherAsOne,
  toilTrouble,
  toilsOfNightAndDay,
  tokkaRahzarTerribleTwos,
  tolsimirFriendToWolves,
  tomikDistinguishedAdvokist,
  tophHardheadedTeacher,
  torchTheTower,
  tormentOfHailfire,
  torrentialGearhulk,
  townGreeter,
  toxicrene,
  toxrillTheCorrosive,
  tradeSecrets,
  tragedyFeaster,
  tragicSlip,
  tragicTrajectory,
  trailOfCrumbs,
  trailblazersTorch,
  tranquilFrillback,
  transmograntsCrown,
  transmogrify,
  transmuteArtifact,
  trapRunner,
  travelingChocobo,
  traverseTheUlvenwald,
  traxosScourgeOfKroog,
  treacherousPitDweller,
  trenchpost,
  trespassersCurse,
  tribalForcemage,
  tributeToTheWorldTree,
  trickbind,
  trinisphere,
  triumphOfSaintKatherine,
  triumphantChomp,
  trueNameNemesis,
  trueheartTwins,
  trustedForcemage,
  tsabosDecree,
  tunnelIgnus,
  turnInsideOut,
  turnTheEarth,
  turnToSlag,
  turnabout,
  turntimberSymbiosisTurntimberSerpentineWood,
  twilightsCall,
  tyrantsChoice,
  tyvarJubilantBrawler,
  tyvarKell,
  uginEyeOfTheStorms,
  uginTheIneffable,
  uginTheSpiritDragon,
  uginsBinding,
  uginsLabyrinth,
  ulamogTheCeaselessHunger,
  ulamogTheDefiler,
  ulamogTheInfiniteGyre,
  umaraWizardUmaraSkyfalls,
  umbilicus,
  unableToScream,
  unclaimedTerritory,
  undercityInformer,
  undermountainAdventurer,
  underworldBreach,
  underworldCerberus,
  underworldRageHound,
  undiscoveredParadise,
  unexpectedFangs,
  unexpectedRequest,
  unholyAnnexRitualChamber,
  unholyHeat,
  unidentifiedHovership,
  uniteTheCoalition,
  unlicensedHearse,
  unluckyWitness,
  unmooredEgo,
  unsettledMariner,
  unstableMutation,
  unstoppableSlasher,
  untimelyMalfunction,
  unyieldingGatekeeper,
  upwelling,
  urabrasksForge,
  urbanRetreat,
  urborgRepossession,
  urborgScavengers,
  urgentNecropsy,
  urzaLordHighArtificer,
  urzasBauble,
  urzasMine,
  urzasPowerPlant,
  urzasRage,
  urzasRuinousBlast,
  urzasSaga,
  urzasTower,
  utopiaSprawl,
  valakutAwakeningValakutStoneforge,
  valakutTheMoltenPinnacle,
  valgavothTerrorEater,
  valgavothsLair,
  valkiGodOfLiesTibaltCosmicImpostor,
  valorsFlagship,
  vampireLacerator,
  varolzTheScarStriped,
  vaultbornTyrant,
  vedalkenShackles,
  veilOfSummer,
  vendilionClique,
  veneratedLoxodon,
  vengevine,
  vesuva,
  vesuvanDrifter,
  veteranBrawlers,
  veteranSurvivor,
  vexingBauble,
  vexingShusher,
  viashinoHeretic,
  villainousWealth,
  vinesOfVastwood,
  violentUrge,
  virtueOfKnowledgeVantressVisions,
  virtueOfLoyaltyArdenvaleFealty,
  virulentSliver,
  visionCharm,
  visionOfLove,
  visionsOfBeyond,
  vituGhaziInspector,
  viviOrnitier,
  vivienArkbowRanger,
  vivienMonstersAdvocate,
  viviensGrizzly,
  vizierOfRemedies,
  voiceOfResurgence,
  voiceOfVictory,
  voidMirror,
  voidWinnower,
  volatileFault,
  volrathsShapeshifter,
  voltageSurge,
  vorinclexMonstrousRaider,
  vorpalSword,
  voyagerGlidecar,
  voyagerStaff,
  vraskaTheUnseen,
  vrenTheRelentless,
  wailOfTheForgotten,
  walkInClosetForgottenCellar,
  wanShiTongLibrarian,
  wandOfDenial,
  wanderingStream,
  warElemental,
  warpedTusker,
  wasteLand,
  wastescapeBattlemage,
  watcherOfTheSpheres,
  waterbendingLesson,
  waterloggedTeachingsInundatedArchive,
  weaponsManufacturing,
  wearDown,
  weatheredRunestone,
  weaverOfHarmony,
  weddingAnnouncementWeddingFestivity,
  weddingInvitation,
  weepingAngel,
  werewolfPackLeader,
  whelmingWave,
  whipOfErebos,
  whirlwindDenial,
  whiskervaleForerunner,
  whispersilkCloak,
  whitePlumeAdventurer,
  whiteSunsTwilight,
  widespreadBrutality,
  wightOfPrecinctSix,
  wildGrowth,
  wildMongrel,
  willOfTheJeskai,
  willbender,
  wiltLeafLiege,
  windbriskHeights,
  windcragSiege,
  windfall,
  windingWay,
  winotaJoinerOfForces,
  winterMoon,
  winterOrb,
  wish,
  wishclawTalisman,
  witchsOven,
  witherbloomCommand,
  witheringCurse,
  witnessProtection,
  woeStrider,
  wolfwillowHaven,
  wordsOfWar,
  wordsOfWilding,
  wordsOfWind,
  wordsOfWisdom,
  wordsOfWorship,
  worldgorgerDragon,
  worldsoulsRage,
  worship,
  wortTheRaidmother,
  wrathOfTheSkies,
  wrennAndRealmbreaker,
  wurmcoilEngine,
  xantidSwarm,
  yahennisExpertise,
  yarokTheDesecrated,
  yasharnImplacableEarth,
  yathanRoadwatcher,
  yawgmothsAgenda,
  yawgmothsWill,
  yggdrasilRebirthEngine,
  ygraEaterOfAll,
  yipYip,
  yorionSkyNomad,
  youMeetInATavern,
  yuffieMateriaHunter,
  yunaHopeOfSpira,
  zackFair,
  zeroPointBallad,
  zirdaTheDawnwaker,
  zoeticGlyph,
  zoralineCosmosCaller,
  zoyowaLavaTongue,
  zurEternalSchemer,
]
