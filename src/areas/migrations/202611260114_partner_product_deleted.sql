grant delete on partner_products to covergate_app;
