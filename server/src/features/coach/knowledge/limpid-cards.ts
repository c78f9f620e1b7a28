// About Limpid and the coach itself.
import type { KnowledgeCard } from './card.ts';

export const LIMPID_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'shopping-list',
    asks: 'give me the shopping list|what do i have to buy|where is my shopping list|what should i buy|lista de compras|que tengo que comprar|donde esta la lista de compras',
    en: 'Your shopping list has what the plans of your pools need and you don’t have, with amounts and about what it costs.',
    es: 'Tu lista de compras tiene lo que piden los planes de tus piscinas y no tienes, con cantidades y más o menos lo que cuesta.',
    url: '/chemistry/shopping',
  },
  {
    id: 'who-are-you',
    asks: 'who are you|are you a bot|are you human|are you a real person|am i talking to a person|eres humano|eres una persona|what can you do|how can you help|quien eres|que puedes hacer',
    en: "I'm the coach of Limpid: a computer program, not a person. I read your pool's tests and plan, work out doses and other sums, explain what is going on with your water, and say so when I don't know.",
    es: 'Soy el asistente de Limpid: un programa, no una persona. Leo los análisis y el plan de tu piscina, calculo dosis y otras cuentas, explico qué pasa con tu agua y te digo cuando no sé.',
  },
  {
    id: 'trust',
    asks: 'how do you calculate|can i trust this dose|where do your numbers come from|de donde salen los numeros',
    en: "Every amount comes from Limpid's chemistry engine, computed for your volume and test, never from a guess. The plan shows the math for each step, and the product label always comes first.",
    es: 'Cada cantidad sale del motor de química de Limpid, calculada con tu volumen y tu análisis, nunca de una suposición. El plan muestra la cuenta de cada paso, y la etiqueta del producto siempre manda.',
    url: '/proof',
  },
  {
    id: 'offline',
    asks: 'does limpid work offline|use the app without internet|sin internet',
    en: 'Yes. Log tests and treatments and follow the plan without a connection; everything is sent when you’re back online.',
    es: 'Sí. Anota análisis y tratamientos y sigue el plan sin conexión; todo se envía cuando vuelvas a tener conexión.',
  },
  {
    id: 'price',
    asks: 'how much does limpid cost|pro plan price|is it free|cuanto cuesta',
    en: 'Limpid Free costs nothing and has every dose, the plan and all safety advice for one pool. Pro and Business add more pools and features; prices are on the pricing page.',
    es: 'El plan Gratis no cuesta nada y trae todas las dosis, el plan y los consejos de seguridad para una piscina. Pro y Negocios agregan más piscinas y funciones; los precios están en la página de precios.',
    url: '/pricing',
  },
];
