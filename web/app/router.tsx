import { createBrowserRouter } from 'react-router';
import { paths } from '../../contracts/paths.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

/**
 * Every screen but the customer's chat, which main.tsx opens without a router. Each loads its own code when it is
 * first opened. Route files export `Component`.
 */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      { path: paths.landing.path, lazy: () => import('./routes/landing.tsx') },
      { path: paths.demoForm.path, lazy: () => import('./routes/demo-form.tsx') },
      { path: paths.login.path, lazy: () => import('./routes/login.tsx') },
      { path: paths.register.path, lazy: () => import('./routes/register.tsx') },
      { path: paths.thanks.path, lazy: () => import('./routes/thanks.tsx') },
      { path: paths.unauthorized.path, lazy: () => import('./routes/unauthorized.tsx') },
      {
        lazy: () => import('./layouts/signed-in-layout.tsx'),
        children: [
          { path: paths.createCompany.path, lazy: () => import('./routes/create-company.tsx') },
          {
            lazy: () => import('./layouts/company-layout.tsx'),
            children: [
              {
                lazy: () => import('./guards/dashboard-guard.tsx'),
                children: [{ path: paths.dashboard.path, lazy: () => import('./routes/dashboard.tsx') }],
              },
              {
                lazy: () => import('./guards/approval-guard.tsx'),
                children: [
                  { path: paths.uploadProduct.path, lazy: () => import('./routes/upload-product.tsx') },
                  { path: paths.products.path, lazy: () => import('./routes/products.tsx') },
                  { path: paths.productDetails.path, lazy: () => import('./routes/product-details.tsx') },
                  { path: paths.editProduct.path, lazy: () => import('./routes/edit-product.tsx') },
                  { path: paths.uploadVideoLink.path, lazy: () => import('./routes/upload-video-link.tsx') },
                  { path: paths.uploadImageLink.path, lazy: () => import('./routes/upload-image-link.tsx') },
                  { path: paths.createLink.path, lazy: () => import('./routes/create-link.tsx') },
                  { path: paths.chatbots.path, lazy: () => import('./routes/chatbots.tsx') },
                ],
              },
            ],
          },
          {
            lazy: () => import('./guards/admin-guard.tsx'),
            children: [
              {
                lazy: () => import('./layouts/admin-layout.tsx'),
                children: [
                  { path: paths.adminClients.path, lazy: () => import('./routes/admin-clients.tsx') },
                  { path: paths.adminClient.path, lazy: () => import('./routes/admin-client.tsx') },
                  {
                    path: paths.adminDemoRequests.path,
                    lazy: () => import('./routes/admin-demo-requests.tsx'),
                  },
                  {
                    path: paths.adminTestimonials.path,
                    lazy: () => import('./routes/admin-testimonials.tsx'),
                  },
                  { path: paths.adminOutbox.path, lazy: () => import('./routes/admin-outbox.tsx') },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found.tsx') },
    ],
  },
]);
